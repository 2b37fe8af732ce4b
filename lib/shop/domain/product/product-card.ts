import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { Product, ProductFormat } from "#lib/shop/api/schemas/product-schema.ts";
import { isDocument, isVideo } from "#lib/shop/media/media-kind.ts";
import { isBuyable, isInStock } from "./buyable.ts";
import { type CardColors, cardChoices } from "./card-choices.ts";
import type { PriceView } from "./product-price.ts";

/** The data of a product card in a list (docs/architecture.md §5). */
export interface ProductCard {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly format: ProductFormat;
  readonly media: Media | null;
  /** A second picture, shown on hover. */
  readonly second?: Media;
  readonly price: PriceView;
  /** The price is the lowest of its variants, and others cost more. */
  readonly isFrom?: true;
  readonly colors?: CardColors;
  /** `add`: it can be added from a list; `choose`: something must be chosen on its page first; undefined: neither. */
  readonly quick?: "add" | "choose";
  readonly available: boolean;
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** The fields to ask the backend for: a `select` is obeyed exactly (docs/contract.md §4.3). */
export const CARD_FIELDS = [
  "id",
  "name",
  "slug",
  "type",
  "format",
  "sku",
  "media",
  "bundles",
  "discount",
  "basicPrice",
  "retailPrice",
  "finalPrice",
  "membershipPrice",
  "categoryPriority",
  "stock",
  "rating",
] as const;

/** The fields of a page's list: with the variants and the custom options, which are too long for a browser's requests. */
export const LIST_FIELDS = [...CARD_FIELDS, "associatedProducts", "customOptions"] as const;

/** A product as its card. If the answer contains no variants, the card has none either. */
export function toProductCard(product: Product): ProductCard {
  const card = {
    ...secondOf(product.media),
    ...cardChoices(product),
    id: product.id,
    name: product.name,
    slug: product.slug,
    format: product.format,
    media: product.media[0] ?? null,
    available: isAvailable(product),
    rating: product.rating && product.rating.count > 0 ? product.rating : null,
  };
  const quick = quickOf(product, card);
  return quick ? { ...card, quick } : card;
}

const isAvailable = (product: Product): boolean =>
  product.associatedProducts?.products.length ? isBuyable(product) : isInStock(product.stock);

/** A service is booked on its page, where its details are shown. */
function quickOf(
  { format, type, customOptions }: Product,
  { available, price, slug }: Pick<ProductCard, "available" | "price" | "slug">,
): ProductCard["quick"] {
  if (!available || price.final === null || slug === "") return undefined;
  const asks = customOptions.some(({ required }) => required);
  if (asks || format === "configurable" || format === "bundle") return "choose";
  return type === "service" ? undefined : "add";
}

function secondOf([, ...others]: readonly Media[]): Pick<ProductCard, "second"> {
  const second = others.find((media) => !isDocument(media) && !isVideo(media));
  return second ? { second } : {};
}
