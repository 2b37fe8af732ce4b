import { browserCookie } from "#lib/browser/cookie.ts";
import { cartCalls } from "#lib/client/cart.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import { announceCart, followOtherTabs } from "#stores/cart/cart-channel.ts";
import { type CartRuntime, createCartRuntime } from "#stores/cart/cart-runtime.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { seenPrices } from "#stores/cart/seen-prices.ts";
import { markCartGone, orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { showCartNotice } from "./cart-notices.ts";
import { trackRemovals } from "./track-cart.ts";

let runtime: CartRuntime | null = null;

/** The one cart of the tab, put together from its real parts. Only lazily loaded code imports this. */
export function cartRuntime(): CartRuntime {
  if (runtime) return runtime;
  const made = createCartRuntime({
    calls: cartCalls,
    client: browserQueryClient(),
    shell: cartStore,
    session: browserSession,
    locale: () => document.documentElement.lang,
    announce: announceCart,
    tell: (event) => void showCartNotice(event),
    currency: browserCookie("currency"),
    onCart: (before, now) => seenPrices.follow(browserSession.id() ?? "", before, now),
    onGone: (cartId, error) => markCartGone(orderInProgress, cartId, error),
    log: (message) => console.error(message),
  });
  followOtherTabs(() => void made.refresh());
  trackRemovals(made);
  // What was changed while the line was dead is sent as soon as it is back.
  window.addEventListener("online", () => made.retry());
  runtime = made;
  return made;
}
