const NAME = "baseline.wishlist";
let channel: BroadcastChannel | null = null;

const open = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** Tells the other tabs that the wishlist changed: they read it again. A channel never hears itself. */
export const announceWishlist = (): void => open()?.postMessage("changed");

/** Hears the other tabs. */
export const listenToWishlist = (hear: () => void): void =>
  open()?.addEventListener("message", hear);
