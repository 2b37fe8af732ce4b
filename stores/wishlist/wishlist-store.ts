import { createStore } from "zustand/vanilla";

/** The customer's wish list, including pending changes. */
interface WishlistState {
  /** Newest first; null until they are read, and for guests. */
  readonly ids: readonly number[] | null;
  /** The list could not be read. */
  readonly trouble: boolean;
}

export const UNKNOWN_WISHLIST: WishlistState = { ids: null, trouble: false };

/** A store of its own for each test; the browser uses `wishlistStore`. */
export const createWishlistStore = () => createStore<WishlistState>()(() => UNKNOWN_WISHLIST);
export type WishlistStore = ReturnType<typeof createWishlistStore>;

/** One for the tab; only effects and event handlers write to it. */
export const wishlistStore = createWishlistStore();
