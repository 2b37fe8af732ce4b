import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { type PriceView, priceOf } from "./product-price.ts";
import { priceSpan, toVariantModel } from "./variant-model.ts";
import { idsOf } from "./variants.ts";

/** The colours that a product comes in. */
export interface CardColors {
  /** The name of the choice, e.g. "Colour". */
  readonly label: string;
  readonly names: readonly string[];
  /** In the order of the names; valid in a style attribute. */
  readonly colors: readonly string[];
}

/** The part of a card that its variants decide. */
interface CardChoices {
  readonly price: PriceView;
  /** The price is the lowest of the variants, and others cost more. */
  readonly isFrom?: true;
  readonly colors?: CardColors;
}

type Source = Parameters<typeof priceOf>[0] & Pick<Product, "format" | "associatedProducts">;

/**
 * The part of a card that its variants decide: the lowest price, as on the product's page, and the colours. Without
 * variants in the list's answer it is the product's own price.
 */
export function cardChoices(product: Source): CardChoices {
  if (product.format !== "configurable" || !product.associatedProducts)
    return { price: priceOf(product) };
  const model = toVariantModel(product);
  const span = priceSpan(model.variants);
  const lowest = model.variants.find(({ price }) => price.final === span?.lowest)?.price;
  return {
    ...(lowest && span?.varies
      ? {
          price: { final: lowest.final, list: null, discount: null, member: null },
          isFrom: true,
        }
      : { price: lowest ?? priceOf(product) }),
    ...colorsOf(model),
  };
}

/** The colours of the first choice that has any. A single one leaves nothing to choose. */
function colorsOf({
  choices,
  variants,
}: ReturnType<typeof toVariantModel>): Pick<CardChoices, "colors"> {
  const place = choices.findIndex(({ options }) => options.some(({ color }) => color !== ""));
  const choice = choices[place];
  const sold = new Set(variants.flatMap(({ values }) => idsOf(values[place])));
  const shown = (choice?.options ?? []).filter(({ id, color }) => color !== "" && sold.has(id));
  if (!choice || shown.length < 2) return {};
  return {
    colors: {
      label: choice.label,
      names: shown.map(({ label }) => label),
      colors: shown.map(({ color }) => color),
    },
  };
}
