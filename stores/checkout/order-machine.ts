import { isAwaited, type OrderMarker } from "./order-marker.ts";

/**
 * The state of this browser's order (docs/order-states.md). `none`: there is no order in progress. `paying`: a tab is
 * at the provider. `returned`: that tab shows the shop again. `takenOver`: another tab pays this cart instead.
 */
export type OrderState =
  | "none"
  | "placing"
  | "paying"
  | "returned"
  | "takenOver"
  | "approved"
  | "placed";

type Bought = OrderMarker["bought"];

export type OrderEvent =
  /** The order is sent to the backend. */
  | { readonly type: "orderSent"; readonly cartId: string; readonly bought: Bought }
  /** The gateway did not send it on, and a payment of this cart that was begun before may still be made. */
  | { readonly type: "orderWithheld"; readonly cartId: string }
  /** The backend did not create it, or never got it. */
  | { readonly type: "orderRefused"; readonly cartId: string }
  /** The backend created it, and there is nothing to pay now. */
  | { readonly type: "orderAccepted"; readonly cartId: string; readonly orderSlug: string }
  /** The backend created it, and this tab goes to pay. */
  | {
      readonly type: "paymentStarted";
      readonly cartId: string;
      readonly orderSlug: string;
      readonly token: string;
    }
  /** The tab that went to pay shows the shop again, without a payment. */
  | { readonly type: "tabReturned" }
  /** The tab that had returned has left the shop again, maybe forward to the provider. */
  | { readonly type: "tabLeft" }
  /** The shopper pays in another tab instead. */
  | { readonly type: "paymentTakenOver" }
  /** The provider has approved a payment in the page. */
  | {
      readonly type: "paymentApproved";
      readonly cartId: string;
      readonly orderSlug: string;
      readonly details: Readonly<Record<string, unknown>>;
    }
  /** The approved payment was reported to the backend. */
  | { readonly type: "paymentConfirmed" }
  /** The payment failed or was cancelled. `orderSlug` names it; "" means the one this tab began. */
  | { readonly type: "paymentGivenUp"; readonly orderSlug: string }
  /** The backend reports that this cart became an order. */
  | { readonly type: "cartUsed"; readonly cartId: string }
  /** The backend does not know this cart any more. */
  | { readonly type: "cartGone"; readonly cartId: string }
  /** The order is placed, and this tab goes on to the success page. */
  | {
      readonly type: "orderFinished";
      readonly cartId: string;
      readonly orderSlug: string;
      readonly bought: Bought;
    }
  /** The shopper tries again, after the cart was read and still exists. */
  | { readonly type: "orderAbandoned" }
  /** The success page has finished it. */
  | { readonly type: "thanksGiven" };

/** The next state for each event and state. A pair that is not listed changes nothing. */
export const TRANSITIONS: Readonly<
  Record<OrderEvent["type"], Readonly<Partial<Record<OrderState, OrderState>>>>
> = {
  orderSent: {
    none: "placing",
    placing: "placing",
    paying: "placing",
    returned: "placing",
    takenOver: "placing",
    placed: "placing",
  },
  orderWithheld: { placing: "takenOver" },
  orderRefused: { placing: "none" },
  // `placed`: another tab found the cart gone before the response arrived. `none`: its success page has finished the
  // order already.
  orderAccepted: { none: "placed", placing: "placed", placed: "placed" },
  paymentStarted: { none: "paying", placing: "paying", placed: "paying" },
  tabReturned: { paying: "returned" },
  tabLeft: { returned: "paying" },
  paymentTakenOver: { paying: "takenOver", returned: "takenOver" },
  paymentApproved: { none: "approved", paying: "approved", returned: "approved" },
  paymentConfirmed: { approved: "placed" },
  paymentGivenUp: { paying: "none", returned: "none", takenOver: "none" },
  cartUsed: {
    placing: "placed",
    paying: "placed",
    returned: "placed",
    takenOver: "placed",
    approved: "placed",
  },
  cartGone: { placing: "placed" },
  orderFinished: {
    none: "placed",
    placing: "placed",
    paying: "placed",
    returned: "placed",
    takenOver: "placed",
    approved: "placed",
    placed: "placed",
  },
  orderAbandoned: { placing: "none", approved: "none" },
  thanksGiven: {
    placing: "none",
    paying: "none",
    returned: "none",
    takenOver: "none",
    approved: "none",
    placed: "none",
  },
};

export function stateOf(marker: OrderMarker | null): OrderState {
  if (marker === null) return "none";
  if (marker.state !== "paying" || !marker.back) return marker.state;
  return marker.by === undefined ? "takenOver" : "returned";
}

/** The further input of a transition, besides marker and event. */
interface OrderContext {
  /** Whether this tab has the token of the marker's payment. */
  readonly hasToken: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The marker after an event; null if no order is in progress any more, undefined if the event changes nothing. */
export function transition(
  marker: OrderMarker | null,
  event: OrderEvent,
  context: OrderContext,
): OrderMarker | null | undefined {
  const from = stateOf(isOfAnotherCart(marker, event) ? null : marker);
  const to = TRANSITIONS[event.type][from];
  if (to === undefined || !isAllowed(marker, event, context)) return undefined;
  return to === "none" ? null : next(marker, event, context.now);
}

/** An event of another cart than the marker's sees no order in progress. An approval always has the marker's cart. */
const isOfAnotherCart = (marker: OrderMarker | null, event: OrderEvent): boolean =>
  "cartId" in event && event.type !== "paymentApproved" && marker?.cartId !== event.cartId;

/** Conditions beyond the table. */
function isAllowed(
  marker: OrderMarker | null,
  event: OrderEvent,
  { hasToken, now }: OrderContext,
): boolean {
  switch (event.type) {
    case "tabReturned":
    case "tabLeft":
      return hasToken;
    case "paymentApproved":
      return marker === null || hasToken;
    case "paymentGivenUp":
      return event.orderSlug === "" ? hasToken : event.orderSlug === marker?.orderSlug;
    case "cartGone":
      return marker !== null && isAwaited(marker, now);
    case "orderWithheld":
      return marker?.earlier !== undefined;
    default:
      return true;
  }
}

/** The marker for the next state, which is not `none`. */
function next(marker: OrderMarker | null, event: OrderEvent, at: number): OrderMarker | null {
  switch (event.type) {
    case "orderSent": {
      const { cartId, bought } = event;
      const earlier = marker?.cartId === cartId ? earlierOf(marker) : undefined;
      return { cartId, state: "placing", orderSlug: "", at, bought, earlier };
    }
    case "orderWithheld":
      return (
        marker && {
          cartId: marker.cartId,
          state: "paying",
          orderSlug: marker.earlier ?? "",
          at,
          bought: marker.bought,
          back: true,
        }
      );
    case "orderAccepted":
    case "orderFinished":
    case "paymentStarted": {
      const { cartId, orderSlug } = event;
      const known = marker?.cartId === cartId ? marker : null;
      // Without a marker, the tab with the success page has sent the purchase to analytics.
      const bought = known && "bought" in event ? event.bought : known?.bought;
      return event.type === "paymentStarted"
        ? { cartId, state: "paying", orderSlug, at, bought, by: event.token }
        : { cartId, state: "placed", orderSlug, at, bought };
    }
    case "paymentApproved": {
      const { cartId, orderSlug, details } = event;
      return { cartId, state: "approved", orderSlug, at, details, bought: marker?.bought };
    }
    case "tabReturned":
      return marker && { ...marker, back: true };
    case "tabLeft":
      return marker && { ...marker, back: undefined };
    case "paymentTakenOver":
      return marker && { ...marker, by: undefined, back: true };
    case "paymentConfirmed":
    case "cartUsed":
    case "cartGone":
      return marker && { ...marker, state: "placed", details: undefined };
    default:
      return null;
  }
}

/** The earlier order whose payment was begun; another attempt keeps it until the backend receives the new order. */
const earlierOf = (marker: OrderMarker): string | undefined =>
  marker.state === "paying" ? marker.orderSlug : marker.earlier;
