import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { type ProductCard, toProductCard } from "#lib/shop/domain/product/product-card.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { soldProducts } from "#lib/web/client/product-calls.ts";

/** A product of a wish list. */
export interface WishCard extends ProductCard {
  /** Whether it needs choices or texts, so that it can be bought only on its own page. */
  readonly asks: boolean;
  readonly isService: boolean;
}

/** The most ids that one call may have (lib/shop/api/schemas/out.ts). */
const AT_ONCE = 200;

/** Those of these products that are still sold, in as many calls as needed. */
export async function readWishCards(ids: readonly number[]): Promise<WishCard[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const read = await Promise.all(parts.map((part) => soldProducts(part)));
  return read.flatMap((answer) => dataOf(answer)).map(toWishCard);
}

const toWishCard = (product: Product): WishCard => ({
  ...toProductCard(product),
  asks:
    product.format === "configurable" ||
    product.format === "bundle" ||
    product.customOptions.some(({ required }) => required),
  isService: product.type === "service",
});
