import { tabChannel } from "#lib/browser/channel.ts";
import { onLogout } from "#stores/clear-personal-data.ts";
import { gatewayWishlistCalls } from "#stores/wishlist/wishlist-calls.ts";
import { createWishlistRuntime, type WishlistRuntime } from "#stores/wishlist/wishlist-runtime.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { followWishlist } from "./wishlist-marks.ts";

/** Tells the other tabs that the wishlist changed: they read it again. */
const channel = tabChannel("baseline.wishlist", (data) => (data === "changed" ? data : null));

let runtime: WishlistRuntime | null = null;

/** The one wishlist of the tab, put together from its real parts. Only lazily loaded code imports this. */
export function wishlistRuntime(): WishlistRuntime {
  if (runtime) return runtime;
  const made = createWishlistRuntime({
    calls: gatewayWishlistCalls,
    store: wishlistStore,
    announce: () => channel.announce("changed"),
  });
  channel.listen(() => void made.load());
  onLogout(made.clear);
  followWishlist(wishlistStore);
  runtime = made;
  return made;
}
