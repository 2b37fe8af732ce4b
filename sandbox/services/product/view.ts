import type { Catalogue } from "../../database/catalogue.ts";
import { dressed, fromCents, type Product, textIn } from "../../database/documents.ts";
import { mediaOf } from "../../domain/media.ts";
import { finalCents, taxInside } from "../../domain/prices.ts";
import { availableQuantity, type Stock } from "../../domain/stock.ts";
import type { Call } from "../../http/call.ts";
import { attributesOf, choiceOf } from "./attributes.ts";

export interface View {
  readonly call: Call;
  readonly catalogue: Catalogue;
  readonly stock: Stock;
  readonly ratings: ReadonlyMap<number, { average: number; count: number }>;
  /** The factor from the main currency. */
  readonly rate: number;
}

/** The fields of a list whose request has no `select`. */
export const LIST_FIELDS = [
  "name",
  "id",
  "type",
  "media",
  "slug",
  "sku",
  "format",
  "bundles",
  "discount",
  "basicPrice",
  "retailPrice",
  "categoryPriority",
  "membershipPrice",
];

const LIST_FORMATS = {
  simple: "simple",
  eproduct: "e-product",
  configurable: "configurable",
  bundle: "bundle",
} as const;
const PAGE_FORMATS = {
  simple: "Simple",
  eproduct: "EProduct",
  configurable: "Configurable",
  bundle: "Bundle",
} as const;

/**
 * A product as the backend answers it (`docs/contract.md §4`), without the associated ones. Lists and pages spell
 * `format` differently, as the real backend does.
 */
export function toProduct(
  view: View,
  product: Product,
  formats: Record<Product["format"], string> = LIST_FORMATS,
) {
  const { call, catalogue, rate } = view;
  const { language } = call;
  const main = catalogue.products.get(product.parentId ?? product.id) ?? product;
  const amount = (cents: number) => Math.round(fromCents(cents) * rate * 100) / 100;
  const price = finalCents(product);
  const quantity = availableQuantity(product, catalogue, view.stock);
  const answer = {
    id: product.id,
    name: textIn(product.name, language),
    slug: textIn(product.slug, language),
    slugMain: product.slug.en,
    translations: Object.fromEntries(
      call.site.languages.map((code) => [code, textIn(product.slug, code)]),
    ),
    sku: product.sku,
    type: product.type,
    format: formats[product.format],
    description: textIn(product.description, language),
    media: product.pictures.map((name) => mediaOf(call.db, call.site.siteId, name, language)),
    retailPrice: amount(product.retailCents),
    finalPrice: amount(price),
    basicPrice: amount(price - taxInside(price, product.taxRate)),
    membershipPrice: product.membershipCents === null ? null : amount(product.membershipCents),
    discount: product.discount,
    categoryPriority: product.categoryPriority,
    archived: product.archived,
    featured: product.featured,
    stock: quantity === null ? { available: true } : { available: quantity > 0, quantity },
    rating: view.ratings.get(main.id) ?? { average: 0, count: 0 },
    categories: product.categories.flatMap((id) => {
      const category = catalogue.categories.get(id);
      return category
        ? [{ id, name: textIn(category.name, language), slug: textIn(category.slug, language) }]
        : [];
    }),
    tags: product.tags,
    bundles: product.parts.map((part) => {
      const format = formats[catalogue.products.get(part.product)?.format ?? "simple"];
      return { product: { id: part.product, format }, quantity: part.quantity, format };
    }),
    customOptions: product.customOptions.map((option) => ({
      option_type: option.type,
      option_title: textIn(option.title, language),
      required: option.required,
      custom_option_values: (option.values ?? []).map(({ label, sku }) => ({
        label: textIn(label, language),
        sku,
      })),
    })),
    crossSellProducts:
      formats === PAGE_FORMATS ? product.crossSell.map((id) => ({ id })) : product.crossSell,
    attributeSet: { attributes: attributesOf(view, product) },
  };
  return dressed(answer, product);
}

/** A product with the attributes that choose a variant, and its variants. */
export function toProductPage(view: View, product: Product) {
  const variants = (view.catalogue.variantsOf.get(product.id) ?? []).filter(
    (variant) => !variant.archived,
  );
  const answer = toProduct(view, product, PAGE_FORMATS);
  if (product.variantAttributes.length === 0) return answer;
  return {
    ...answer,
    associatedProducts: {
      attributes: product.variantAttributes.flatMap(({ code, defaultValue }) => {
        const attribute = view.catalogue.attributes.get(code);
        return attribute ? [choiceOf(view, attribute, variants, defaultValue)] : [];
      }),
      products: variants.map((variant) => toProduct(view, variant, PAGE_FORMATS)),
    },
  };
}
