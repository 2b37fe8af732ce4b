import type { Stored } from "#lib/browser/storage.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import { type OrderEvent, transition } from "./order-machine.ts";
import { type OrderMarker, orderStorage } from "./order-marker.ts";
import { hasPaymentToken } from "./payment-token.ts";

export interface OrderInProgress {
  readonly read: () => OrderMarker | null;
  /** False where the event changes nothing in the state the order is in. Other tabs hear of a change by their storage. */
  readonly dispatch: (event: OrderEvent) => boolean;
}

/** The only writer of the marker. Tests bring a storage of their own. */
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
 * Takes in that the backend knows a cart no more. Where an order of it was on its way, it was ordered: a payment's cart
 * must have become an order (used, or 409 and not archived); of an order nobody answered for, gone is enough. Answers
 * whether it was ordered in this browser.
 */
export function markCartGone(order: OrderInProgress, cartId: string | null, fault: Fault): boolean {
  if (cartId === null) return false;
  const end = sessionEnd(fault);
  const isUsed = end === "used" || (fault.status === 409 && end !== "archived");
  order.dispatch({ type: isUsed ? "cartUsed" : "cartGone", cartId });
  const marker = order.read();
  return marker?.state === "placed" && marker.cartId === cartId;
}

/** The payment did not come about and this tab is here: the cart may be ordered again, in every tab. */
const comeBack = () => orderInProgress.dispatch({ type: "tabReturned" });

let isFollowing = false;

/** Keeps the marker true to where this tab is, from now on: back at the shop, or away. Once a page. */
export function followPaying(): void {
  if (isFollowing) return;
  isFollowing = true;
  comeBack();
  window.addEventListener("pageshow", ({ persisted }) => persisted && comeBack());
  window.addEventListener("pagehide", () => orderInProgress.dispatch({ type: "tabLeft" }));
}
