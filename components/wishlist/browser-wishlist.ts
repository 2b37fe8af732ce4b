import { tabChannel } from "#lib/browser/channel.ts";
import { wishlistCalls } from "#lib/client/wishlist.ts";
import { onLogout } from "#stores/clear-personal-data.ts";
import { createWishlistRuntime, type WishlistRuntime } from "#stores/wishlist/wishlist-runtime.ts";
import { wishlistStore } from "#stores/wishlist/wishlist-store.ts";
import { followWishlist } from "./wishlist-marks.ts";

/** Tells the other tabs that the wishlist changed: they read it again. */
const channel = tabChannel("baseline.wishlist", (data) => (data === "changed" ? data : null));

let runtime: WishlistRuntime | null = null;

/** The tab's wish list with its real dependencies, made by the first call. Only lazily loaded code imports this. */
export function wishlistRuntime(): WishlistRuntime {
  if (runtime) return runtime;
  const made = createWishlistRuntime({
    calls: wishlistCalls,
    store: wishlistStore,
    announce: () => channel.announce("changed"),
  });
  channel.listen(() => void made.load());
  onLogout(made.clear);
  followWishlist(wishlistStore);
  runtime = made;
  return made;
}
