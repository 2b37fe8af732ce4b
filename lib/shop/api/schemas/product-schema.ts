import { z } from "zod";
import { mediaList, mediaOfValue, mediaOrNull } from "./media-schema.ts";
import { dictionary, flagOr, id, listOf, number, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

/** The four formats, regardless of case and hyphens on the wire (docs/contract.md §4.1). */
export type ProductFormat = "simple" | "eproduct" | "configurable" | "bundle";
export const productFormat = sentAs(
  z
    .unknown()
    .optional()
    .transform((value): ProductFormat => {
      const name = String(value ?? "")
        .toLowerCase()
        .replace(/[^a-z]/g, "");
      return name === "eproduct" || name === "configurable" || name === "bundle" ? name : "simple";
    }),
  { oneOf: [z.string(), z.null()] },
);

/** Option ids are compared as strings: some backends send numbers, some strings. */
const optionValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const attributeValue = z
  .object({
    id: optionValue,
    value: textOr(""),
    isMedia: flagOr(false),
    shopDefault: flagOr(false),
    media: mediaOrNull,
    color: textOr(""),
  })
  .transform((read) => ({ ...read, media: mediaOfValue(read.media, read.value, read.isMedia) }));

/** An attribute whose value selects a variant. */
const variantAttribute = z.object({
  label: textOr(""),
  inputType: textOr("dropdown"),
  attributeCode: z.string(),
  values: listOf(attributeValue),
});
export type VariantAttribute = z.output<typeof variantAttribute>;

const attributeSet = z
  .object({
    attributes: listOf(
      z.object({
        attributeCode: z.string(),
        value: z
          // Several values of a multiple select, joined as in a query.
          .union([optionValue, z.array(optionValue).transform((all) => all.join())])
          .nullish()
          .catch(null),
      }),
    ),
  })
  .nullish()
  .catch(null);

const customOption = z.object({
  option_type: z.enum(["text", "number"]).catch("text"),
  option_title: z.string(),
  required: flagOr(false),
  custom_option_values: listOf(z.object({ label: textOr(""), sku: textOr("") })),
});

const bundlePart = z.object({
  product: z.union([
    id.transform((value): { id: number; format: string | null } => ({ id: value, format: null })),
    z.object({ id, format: textOr(null) }),
  ]),
  quantity: numberOr(1),
  format: textOr(null),
});

/** Working days until a product is delivered. One number alone is both. */
const deliveryDays = z
  .object({ min: numberOr(null), max: numberOr(null) })
  .nullish()
  .catch(null);

/** Pieces in stock. Negative numbers, by which some backends count back orders, become 0. */
const stock = z
  .object({ available: flagOr(true), quantity: numberOr(null), deliveryDays })
  .nullish()
  .catch(null)
  .transform((value) => ({
    available: value?.available ?? true,
    quantity: value?.quantity == null ? null : Math.max(0, value.quantity),
    ...(value?.deliveryDays && { deliveryDays: value.deliveryDays }),
  }));

/** The most stars that a site may give. */
const MOST_STARS = 10;

/** The average number of stars, at most the site's maximum, and the number of ratings. */
const rating = z
  .object({ average: numberOr(0), count: numberOr(0) })
  .transform(({ average, count }) => ({
    average: Math.min(MOST_STARS, Math.max(0, average)),
    count: Math.max(0, Math.floor(count)),
  }))
  .nullish()
  .catch(null);

/** A tag for products of several categories. `translations` are its slugs, if the backend sends them. */
export const productTag = z.object({
  id,
  name: textOr(""),
  slug: textOr(""),
  translations: dictionary,
});
export type ProductTag = z.output<typeof productTag>;

/** A tag of a product: a bare id, which has to be looked up, or the tag itself. */
const tagOfProduct = z.union([
  id.transform((value): ProductTag => ({ id: value, name: "", slug: "", translations: {} })),
  productTag,
]);

/** The price of an amount, e.g. 2.40 for 100 g: `{ amount: 2.4, per: 100, unit: "g" }`. */
const positive = number.pipe(z.number().positive());
const unitPrice = z
  .object({ amount: positive, per: positive, unit: z.string().min(1) })
  .nullish()
  .catch(null);

const productBase = z.object({
  id,
  name: textOr(""),
  slug: textOr(""),
  slugMain: textOr(""),
  translations: dictionary,
  sku: textOr(""),
  type: textOr("product"),
  format: productFormat,
  /** HTML of the backend: sanitised where it is rendered. */
  description: textOr(""),
  media: mediaList,
  /** The list price, tax included. */
  retailPrice: numberOr(null),
  /** The price to pay, tax included. */
  finalPrice: numberOr(null),
  /** Before tax, for company buyers. */
  basicPrice: numberOr(null),
  membershipPrice: numberOr(null),
  /** The lowest price of the 30 days before a reduction. */
  lowestPrice30: numberOr(null),
  unitPrice,
  /** Percentage; 0 = none. Rounded to a whole number where shown (docs/screens.md §6.5). */
  discount: numberOr(0),
  categoryPriority: numberOr(0),
  archived: flagOr(false),
  stock,
  rating,
  categories: listOf(z.object({ id, name: textOr(""), slug: textOr("") })),
  tags: listOf(tagOfProduct),
  bundles: listOf(bundlePart),
  customOptions: listOf(customOption),
  crossSellProducts: listOf(z.union([id, z.object({ id }).transform((value) => value.id)])),
  attributeSet,
});

export const product = productBase.extend({
  associatedProducts: z
    .object({ attributes: listOf(variantAttribute), products: listOf(productBase) })
    .nullish()
    .catch(null),
});
export type ProductVariant = z.output<typeof productBase>;
export type Product = z.output<typeof product>;

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly slugMain: string;
  readonly description: string;
  readonly media: z.output<typeof mediaOrNull>;
  readonly productCount: number | null;
  readonly sortTypes: number[];
  readonly sortDefaultType: number | null;
  readonly translations: Record<string, string>;
  readonly children: Category[];
}
export const category: z.ZodType<Category> = z.object({
  id,
  name: textOr(""),
  slug: textOr(""),
  slugMain: textOr(""),
  description: textOr(""),
  media: mediaOrNull,
  productCount: numberOr(null),
  sortTypes: listOf(id),
  sortDefaultType: numberOr(null),
  translations: dictionary,
  children: z.lazy(() => listOf(category)),
});
