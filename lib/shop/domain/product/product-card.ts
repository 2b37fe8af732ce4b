import type { Media } from "#lib/shop/api/schemas/media.ts";
import type { ProductFormat, ProductVariant } from "#lib/shop/api/schemas/product.ts";
import { isDocument, isVideo } from "#lib/shop/media/media-kind.ts";
import { isInStock } from "./buyable.ts";
import { type PriceView, priceOf } from "./price.ts";

/** The data of a product card in a list (docs/architecture.md §5). */
export interface ProductCard {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly format: ProductFormat;
  readonly media: Media | null;
  /** Another picture of it, where there is one: shown while the card is pointed at. */
  readonly second?: Media;
  readonly price: PriceView;
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

type CardSource = Pick<
  ProductVariant,
  "id" | "name" | "slug" | "format" | "media" | "stock" | "rating" | PriceField
>;
type PriceField = "retailPrice" | "finalPrice" | "membershipPrice" | "discount";

/** A product as its card. */
export const toProductCard = (product: CardSource): ProductCard => ({
  ...secondOf(product.media),
  id: product.id,
  name: product.name,
  slug: product.slug,
  format: product.format,
  media: product.media[0] ?? null,
  price: priceOf(product),
  available: isInStock(product.stock),
  rating: product.rating && product.rating.count > 0 ? product.rating : null,
});

function secondOf([, ...others]: readonly Media[]): Pick<ProductCard, "second"> {
  const second = others.find((media) => !isDocument(media) && !isVideo(media));
  return second ? { second } : {};
}
