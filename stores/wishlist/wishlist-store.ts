import { createStore } from "zustand/vanilla";

/** What the customer of this tab has on the wishlist, with what was clicked and is not answered yet. */
interface WishlistState {
  /** Newest first; null until they are known: nobody is logged in, or nobody has asked yet. */
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
