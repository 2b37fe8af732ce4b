import { onLogout } from "@/components/account/start-auth";
import { gatewayWishlistCalls } from "@/stores/wishlist-calls";
import { announceWishlist, listenToWishlist } from "@/stores/wishlist-channel";
import { createWishlistRuntime, type WishlistRuntime } from "@/stores/wishlist-runtime";
import { wishlistStore } from "@/stores/wishlist-store";
import { followWishlist } from "./wishlist-marks";

let runtime: WishlistRuntime | null = null;

/** The one wishlist of the tab, put together from its real parts. Only lazily loaded code imports this. */
export function wishlistRuntime(): WishlistRuntime {
  if (runtime) return runtime;
  const made = createWishlistRuntime({
    calls: gatewayWishlistCalls,
    store: wishlistStore,
    announce: announceWishlist,
  });
  listenToWishlist(() => void made.load());
  onLogout(made.clear);
  followWishlist(wishlistStore);
  runtime = made;
  return made;
}
