import { browserCookie } from "#lib/base/browser/cookie.ts";
import { siteLanguage } from "#lib/base/browser/page-language.ts";
import { cartCalls } from "#lib/web/client/cart-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { type CartRuntime, createCartRuntime } from "#stores/cart/cart-runtime.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { announceCart, cartStore, followOtherTabs } from "#stores/cart/cart-store.ts";
import { seenPrices } from "#stores/cart/seen-prices-store.ts";
import {
  isCartOrdered,
  markCartGone,
  orderInProgress,
} from "#stores/checkout/order-in-progress.ts";
import { showCartNotice } from "./cart-notices.ts";
import { trackRemovals } from "./track-cart.ts";

let runtime: CartRuntime | null = null;

/** The tab's cart runtime with its real dependencies, made by the first call. Only lazily loaded code imports this. */
export function cartRuntime(): CartRuntime {
  if (runtime) return runtime;
  const made = createCartRuntime({
    calls: cartCalls,
    client: browserQueryClient(),
    shell: cartStore,
    session: browserSession,
    locale: () => siteLanguage(),
    announce: announceCart,
    notify: (event) => void showCartNotice(event),
    currency: browserCookie("currency"),
    onCart: (before, now) => seenPrices.follow(browserSession.id() ?? "", before, now),
    onGone: (cartId, error) => markCartGone(orderInProgress, cartId, error),
    isOrdered: (cartId) => isCartOrdered(orderInProgress, cartId),
    log: (message) => console.error(message),
  });
  followOtherTabs(() => void made.refresh());
  trackRemovals(made);
  // Changes made while the browser was offline are sent once it is online again.
  window.addEventListener("online", () => made.retry());
  window.addEventListener("pagehide", made.flush);
  runtime = made;
  return made;
}
