import { onLogout } from "#components/auth/start-auth.ts";
import { wishlistCalls } from "#lib/client/wishlist.ts";
import { announceWishlist, listenToWishlist } from "#stores/wishlist/channel.ts";
import { createWishlistRuntime, type WishlistRuntime } from "#stores/wishlist/wishlist-runtime.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { followWishlist } from "./wishlist-marks.ts";

let runtime: WishlistRuntime | null = null;

/** The one wishlist of the tab, put together from its real parts. Only lazily loaded code imports this. */
export function wishlistRuntime(): WishlistRuntime {
  if (runtime) return runtime;
  const made = createWishlistRuntime({
    calls: wishlistCalls,
    store: wishlistStore,
    announce: announceWishlist,
  });
  listenToWishlist(() => void made.load());
  onLogout(made.clear);
  followWishlist(wishlistStore);
  runtime = made;
  return made;
}
