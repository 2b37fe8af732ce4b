import type { Result } from "#lib/api/errors.ts";
import { gateway } from "./gateway.ts";

export interface WishlistCalls {
  list(): Promise<Result<{ ids: readonly number[] }>>;
  /** Adds, or takes away what is there (contract, section 5). */
  toggle(productId: number): Promise<Result<unknown>>;
}

/** The most that is read (spec 9). */
const LIMIT = 9999;

export const wishlistCalls: WishlistCalls = {
  list: () => gateway.cms.wishlist.filter({ input: { limit: LIMIT } }),
  toggle: (productId) => gateway.cms.wishlist.create({ input: { product_id: productId } }),
};
