import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { type Product, product } from "#lib/shop/api/schemas/product-schema.ts";

/** A product for tests, parsed from what a backend may send: an id and the given fields. */
export const aProduct = (wire: Record<string, unknown> = {}): Product =>
  product.parse({ id: 1, name: "Vento Drive 105", slug: "vento-drive-105", ...wire });

/** A media record as a backend sends it. */
export const aMedia = (path: string, fields: Partial<Media> = {}) => ({ path, ...fields });

interface VariantWire {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** With these a choice has more values than are shown as buttons, so that it is a list. */
const MORE_VALUES = Array.from({ length: 24 }, (_, index) => ({
  id: 9000 + index,
  value: `more ${index}`,
}));

/**
 * A configurable product: attribute code → option ids, and the variants that exist. Each of its choices is a list, or with
 * `buttons` a group of radios.
 */
export const aConfigurable = (
  attributes: Readonly<Record<string, readonly number[]>>,
  variants: readonly VariantWire[],
  { buttons = false, ...wire }: Record<string, unknown> = {},
): Product =>
  aProduct({
    format: "Configurable",
    associatedProducts: {
      attributes: Object.entries(attributes).map(([attributeCode, ids]) => ({
        attributeCode,
        label: attributeCode,
        inputType: "dropdown",
        values: [
          ...ids.map((id) => ({ id, value: `${attributeCode} ${id}` })),
          ...(buttons ? [] : MORE_VALUES),
        ],
      })),
      products: variants.map(({ values, ...rest }) => ({
        ...rest,
        attributeSet: {
          attributes: Object.entries(values).map(([attributeCode, value]) => ({
            attributeCode,
            value,
          })),
        },
      })),
    },
    ...wire,
  });
