import type { Stored } from "#lib/base/browser/storage.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { type OrderEvent, transition } from "./order-machine.ts";
import { isThanksFor, type OrderMarker, orderSlugIn, orderStorage } from "./order-marker.ts";
import { hasPaymentToken } from "./payment-token.ts";

export interface OrderInProgress {
  readonly read: () => OrderMarker | null;
  /**
   * Returns false where the event does not apply to the order's state. Other tabs are notified by their `storage`
   * event.
   */
  readonly dispatch: (event: OrderEvent) => boolean;
}

/** The only writer of the marker. Tests pass their own storage. */
export const createOrderInProgress = ({ read, write }: Stored<OrderMarker>): OrderInProgress => ({
  read,
  dispatch: (event) => {
    const marker = read();
    const next = transition(marker, event, {
      hasToken: hasPaymentToken(marker),
      now: Date.now(),
    });
    if (next === undefined) return false;
    write(next);
    return true;
  },
});

/** One for the browser: all tabs read and write the same marker. */
export const orderInProgress = createOrderInProgress(orderStorage);

type Fault = Parameters<typeof sessionEnd>[0];

/**
 * Handles a cart that the backend does not know any more. Where an order of it was in progress, it may have been
 * placed: a cart being paid must have become an order (used, or 409 and not archived); for an order without a response,
 * the missing cart is enough. Returns whether it was ordered in this browser.
 */
export function markCartGone(order: OrderInProgress, cartId: string | null, fault: Fault): boolean {
  if (cartId === null) return false;
  const end = sessionEnd(fault);
  const isUsed = end === "used" || (fault.status === 409 && end !== "archived");
  order.dispatch({ type: isUsed ? "cartUsed" : "cartGone", cartId });
  return isCartOrdered(order, cartId);
}

/** Whether this cart is known to have become this browser's order, and its success page has not ended it yet. */
export function isCartOrdered(order: OrderInProgress, cartId: string | null): boolean {
  const marker = order.read();
  return marker?.state === "placed" && marker.cartId === cartId;
}

/** The payment failed or was cancelled, and this tab is back: the cart may be ordered again, in every tab. */
const comeBack = () => orderInProgress.dispatch({ type: "tabReturned" });

let isFollowing = false;

/** From now on, records in the marker whether this tab is at the shop or away. Called once per page. */
export function trackPayingTab(): void {
  if (isFollowing) return;
  isFollowing = true;
  comeBack();
  window.addEventListener("pageshow", ({ persisted }) => persisted && comeBack());
  window.addEventListener("pagehide", () => orderInProgress.dispatch({ type: "tabLeft" }));
}

/** This tab shows the shop: if it had left to pay, it is back, and other tabs may order this cart. */
export function noteReturn(): void {
  if (orderInProgress.read()?.state === "paying") trackPayingTab();
}

/** Whether the success page with this query is that of this browser's order, so that its cart is over. */
export function isConfirmedBy(search: string): boolean {
  const orderSlug = orderSlugIn(search);
  return orderSlug !== "" && isThanksFor(orderInProgress.read(), orderSlug);
}
