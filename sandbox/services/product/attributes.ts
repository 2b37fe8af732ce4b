import { type Attribute, type Product, textIn } from "../../database/documents.ts";
import { mediaOf } from "../../domain/media.ts";
import type { View } from "./view.ts";

/** An attribute that chooses a variant, with the values its variants have. */
export function choiceOf(
  { call }: View,
  attribute: Attribute,
  variants: readonly Product[],
  defaultValue: number | undefined,
) {
  const used = new Set(variants.flatMap((variant) => variant.attributes[attribute.code] ?? []));
  return {
    label: textIn(attribute.label, call.language),
    inputType: attribute.inputType,
    attributeCode: attribute.code,
    values: attribute.values
      .filter(({ id }) => used.has(id))
      .map((value) => ({
        id: value.id,
        value: textIn(value.value, call.language),
        isMedia: value.picture !== undefined,
        shopDefault: value.id === defaultValue,
        ...(value.color ? { color: value.color } : {}),
        ...(value.picture
          ? { media: mediaOf(call.db, call.site.siteId, value.picture, call.language) }
          : {}),
      })),
  };
}

/** Single choices as one id, several as a list, yes/no as a text (`docs/contract.md §4`). */
export function attributesOf({ call, catalogue }: View, product: Product) {
  return Object.entries(product.attributes).map(([attributeCode, value]) => {
    const attribute = catalogue.attributes.get(attributeCode);
    const label = textIn(attribute?.label, call.language);
    const plain = Array.isArray(value) && value.length === 1 ? value[0] : value;
    const texts = Array.isArray(value)
      ? attribute?.values
          .filter(({ id }) => value.includes(id))
          .map((option) => textIn(option.value, call.language))
      : undefined;
    return {
      attributeCode,
      value: typeof plain === "boolean" ? (plain ? "yes" : "no") : plain,
      label,
      ...(texts ? { valueLabel: texts.join(", ") } : {}),
    };
  });
}
