import { useState, useSyncExternalStore } from "react";
import { authStore } from "#stores/auth/auth-store.ts";
import { browserSession, hasOrderMarker } from "#stores/cart/cart-session.ts";
import { cartStore } from "#stores/cart/cart-store.ts";

/** A cart that was ordered has no session any more, only the mark of its order. */
const mayHaveCart = () => browserSession.id() !== null || hasOrderMarker();

/**
 * Starts downloading a page's cart code during hydration if this browser has a cart. Called when the page's own module
 * is evaluated; a failed download is retried by the component that renders it.
 */
export function loadEarly(load: () => Promise<unknown>): void {
  if (typeof document !== "undefined" && mayHaveCart()) load().catch(() => null);
}

/** Another tab, or a login, may begin a cart. */
function watch(look: () => void): () => void {
  const stops = [cartStore.subscribe(look), authStore.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Whether this browser has a cart or an order in progress; null on the server and while hydrating. Once true it stays
 * true on that page, which shows the outcome.
 */
export function useHasCart(): boolean | null {
  const hasNow = useSyncExternalStore(watch, mayHaveCart, () => null);
  const [hadOne, setHadOne] = useState(false);
  if (hasNow && !hadOne) setHadOne(true);
  return hadOne || hasNow;
}
