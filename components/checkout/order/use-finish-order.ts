"use client";

import { useRouter } from "next/navigation";
import { loadCartRuntime } from "#components/cart-runtime/load-runtime.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { endOrder } from "./end-order.ts";
import { paidPath } from "./paid-path.ts";

/** The order stands: on to the page of thanks, which clears the cart (docs/screens.md §3.15). */
export function useFinishOrder() {
  const site = useSite();
  const router = useRouter();

  function finish(orderSlug: string): void {
    const { bought, cartId = browserSession.id() ?? "" } = orderInProgress.read() ?? {};
    orderInProgress.dispatch({ type: "orderFinished", cartId, orderSlug, bought });
    router.push(hrefTo({ name: "checkoutSuccess" }, site, { orderSlug }));
  }

  /** Paid in the page: where the backend says, if that is a place of this site (docs/screens.md §3.15). */
  function follow(url: string, orderSlug: string): void {
    const { pathname, search } = window.location;
    const path = paidPath(url, orderSlug, site, pathname + search);
    if (path === hrefTo({ name: "checkoutSuccess" }, site, { orderSlug })) finish(orderSlug);
    else void endOrder(loadCartRuntime, site.currency.label).then(() => router.push(path));
  }

  return { finish, follow };
}
