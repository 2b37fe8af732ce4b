"use client";

import { useRouter } from "next/navigation";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import { hrefTo, matchRoute } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { endOrder } from "./end-order.ts";

/** How a placed order is finished (docs/screens.md §3.15). */
export function useFinishOrder() {
  const site = useSite();
  const router = useRouter();

  /** Goes to the success page, which clears the cart. */
  function finish(orderSlug: string): void {
    const { bought, cartId = browserSession.id() ?? "" } = orderInProgress.read() ?? {};
    orderInProgress.dispatch({ type: "orderFinished", cartId, orderSlug, bought });
    router.push(hrefTo({ name: "checkoutSuccess" }, site, { orderSlug }));
  }

  /**
   * Called after a payment that did not leave the page: opens the URL of the backend's response if it belongs to this
   * site.
   */
  function follow(url: string, orderSlug: string): void {
    const { pathname, search } = window.location;
    const path = paidPath(url, orderSlug, site, pathname + search);
    if (path === hrefTo({ name: "checkoutSuccess" }, site, { orderSlug })) finish(orderSlug);
    else void endOrder(loadCartRuntime, site.currency.label).then(() => router.push(path));
  }

  return { finish, follow };
}

type Where = Pick<ClientSite, "locale" | "defaultLocale" | "locales">;

/**
 * The path to go to after a payment: the local path in the backend's response, else the success page. The success
 * page's path is in the language of the page, whatever the language of the response.
 * @param current path and query of the page
 *
 */
export function paidPath(url: string, orderSlug: string, site: Where, current: string): string {
  const path = localPath(url, current);
  const { pathname } = new URL(path, "http://local.invalid");
  const match = matchRoute(pathname, {
    defaultLocale: site.defaultLocale,
    locales: site.locales.map(({ code }) => code),
  });
  const thanks = path === "/" || (match.kind === "match" && match.route.name === "checkoutSuccess");
  return thanks ? hrefTo({ name: "checkoutSuccess" }, site, { orderSlug }) : path;
}
