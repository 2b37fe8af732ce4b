import { idsOf, type VariantChoice } from "#lib/shop/domain/product/variants.ts";

/** The label of a variant, e.g. "Green, L2": the labels of its values in the order of the choices. */
export const variantLabel = (
  choices: readonly VariantChoice[],
  values: readonly string[],
): string =>
  choices
    .flatMap(({ options }, place) =>
      idsOf(values[place]).flatMap((id) => options.find((option) => option.id === id)?.label ?? []),
    )
    .join(", ");
