import type { Result } from "#lib/shop/api/errors.ts";
import { gateway } from "./gateway.ts";

export interface WishlistCalls {
  list(): Promise<Result<{ ids: readonly number[] }>>;
  /** Adds the product, or removes it if it is on the list (docs/contract.md §5.9). */
  toggle(productId: number): Promise<Result<unknown>>;
}

/** The most entries that are read (docs/screens.md §6.4). */
const LIMIT = 9999;

export const wishlistCalls: WishlistCalls = {
  list: () => gateway.cms.wishlist.filter({ input: { limit: LIMIT } }),
  toggle: (productId) =>
    gateway.cms.wishlist.create({ input: { product_id: productId }, keepalive: true }),
};
