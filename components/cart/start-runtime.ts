import { browserQueryClient } from "@/lib/queries/query-client";
import { gatewayCartCalls } from "@/stores/cart-calls";
import { announce, listen } from "@/stores/cart-channel";
import { type CartRuntime, createCartRuntime } from "@/stores/cart-runtime";
import { browserSession } from "@/stores/cart-session";
import { cartStore } from "@/stores/cart-store";
import { currencyCookie } from "@/stores/currency-cookie";
import { noteGone } from "@/stores/order-gone";
import { orderMarker } from "@/stores/order-marker";
import { seenPrices } from "@/stores/seen-prices";
import { followRemovals } from "./tell-events";
import { tellShopper } from "./tell-shopper";

let runtime: CartRuntime | null = null;

/** The one cart of the tab, put together from its real parts. Only lazily loaded code imports this. */
export function cartRuntime(): CartRuntime {
  if (runtime) return runtime;
  const made = createCartRuntime({
    calls: gatewayCartCalls,
    client: browserQueryClient(),
    shell: cartStore,
    session: browserSession,
    locale: () => document.documentElement.lang,
    announce,
    tell: (event) => void tellShopper(event),
    currency: currencyCookie,
    onCart: (before, now) => seenPrices.follow(browserSession.id() ?? "", before, now),
    onGone: (cartId, error) => noteGone(orderMarker, cartId, error),
    log: (message) => console.error(message),
  });
  listen(() => void made.refresh());
  followRemovals(made);
  // What was changed while the line was dead is sent as soon as it is back.
  window.addEventListener("online", () => made.retry());
  runtime = made;
  return made;
}
