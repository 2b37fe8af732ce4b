import { type ApiError, toApiError } from "#lib/shop/api/errors.ts";
import type { Cart, OrderCreated, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { type CartChange, describeChange, toSeenCart } from "#lib/shop/domain/cart/changes.ts";
import { isUncertain, sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import type { OrderAnswer } from "#lib/shop/domain/checkout/order-answer.ts";
import { paymentFlow } from "#lib/shop/domain/checkout/payment.ts";
import { toTrackedCart } from "#lib/web/analytics/from-cart.ts";
import type { CheckoutCalls, OrderShown, OrderTexts } from "#lib/web/client/checkout-calls.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import type { OrderInProgress } from "./order-in-progress.ts";
import { isOrderOpen, type OrderMarker } from "./order-marker.ts";
import { beginPayment, isPaidElsewhere } from "./payment-token.ts";

/** The part of `order/create` that PayPal's buttons need. */
export type PaypalOrder = Exclude<OrderCreated["html"], string>;

export type OrderOutcome =
  /** Nothing left to pay. `orderSlug` is empty if only the end of the cart shows that the order was placed. */
  | { readonly kind: "placed"; readonly orderSlug: string }
  | { readonly kind: "pay"; readonly html: string; readonly orderSlug: string }
  | { readonly kind: "paypal"; readonly order: PaypalOrder; readonly orderSlug: string }
  /** `change` is null if the current cart could not be read. */
  | { readonly kind: "cartChanged"; readonly change: CartChange | null }
  /** The backend found something else wrong with the cart; `message` is its message, if any. */
  | { readonly kind: "cartInvalid"; readonly messages: readonly string[] }
  | { readonly kind: "memberCardInvalid" }
  /** Required consents that the site has now, and that were not accepted. */
  | { readonly kind: "consentsMissing"; readonly consents: readonly ConsentId[] }
  | { readonly kind: "consentsUnknown" }
  /** The result is unknown: the order is never sent again, the cart is read instead. */
  | { readonly kind: "uncertain" }
  /** Paid already, but not yet reported to the backend, which must happen first. */
  | { readonly kind: "approved" }
  /** Another tab is placing an order. */
  | { readonly kind: "busy" }
  /** Another tab went to pay this cart: nothing is sent before the shopper decides. */
  | { readonly kind: "elsewhere" }
  | { readonly kind: "failed"; readonly error: ApiError };

interface Order {
  readonly userId: number;
  readonly method: PaymentMethod;
  readonly companyData?: { companyName: string; oib: string };
  /** The consents that were accepted. */
  readonly consents: readonly ConsentId[];
  readonly texts: OrderTexts;
  /** The cart as it was shown when the button was pressed. */
  readonly seen: Cart | null;
  readonly shown?: OrderShown;
}

interface OrderDeps {
  readonly calls: Pick<CheckoutCalls, "placeOrder">;
  readonly runtime: Pick<CartRuntime, "cart" | "refresh" | "idle" | "session">;
  readonly order: OrderInProgress;
}

/**
 * Places the order (docs/screens.md §3.14). The gateway saves the method, compares the cart with the one that was
 * shown, and creates the order, in one step (decision 0045). All of it holds the browser's lock, because saving a
 * method could cancel another tab's order in flight.
 */
export const placeOrder = (wanted: Order, deps: OrderDeps): Promise<OrderOutcome> =>
  underLock(async () => {
    const { runtime, order } = deps;
    await runtime.idle();
    const cartId = runtime.session.id() ?? "";
    const marker = order.read();
    if (isOrderOpen(marker, cartId)) return { kind: "uncertain" };
    if (marker?.state === "approved" && marker.cartId === cartId) return { kind: "approved" };
    if (isPaidElsewhere(marker, cartId)) return { kind: "elsewhere" };
    const { seen } = wanted;
    // Nothing was shown that could be agreed to.
    if (!seen) return changed(null, runtime);
    return send({ ...wanted, seen }, deps, cartId);
  });

/** How the current cart differs from the one that was shown. */
async function changed(seen: Cart | null, runtime: OrderDeps["runtime"]): Promise<OrderOutcome> {
  const now = await readAgain(runtime);
  return { kind: "cartChanged", change: seen && now && describeChange(seen, now) };
}

/** The current cart, without an expired coupon; the last known one if it cannot be read. */
async function readAgain(runtime: OrderDeps["runtime"]): Promise<Cart | null> {
  await runtime.refresh();
  await runtime.idle();
  return runtime.cart();
}

/** The cart has become an order that this browser knows of: the response was lost, or another tab has paid. */
function alreadyOrdered(
  error: ApiError,
  known: OrderMarker | null,
  { cartId, order }: { cartId: string; order: OrderInProgress },
): OrderOutcome | null {
  if (sessionEnd(error) !== "used" || known?.cartId !== cartId) return null;
  const { orderSlug, bought } = known;
  order.dispatch({ type: "orderFinished", cartId, orderSlug, bought });
  return { kind: "placed", orderSlug };
}

/** Sends it once: a marker that outlives the page prevents a second order. */
async function send(
  { method, userId, companyData, consents, texts, seen, shown }: Order & { readonly seen: Cart },
  { calls, runtime, order }: OrderDeps,
  cartId: string,
): Promise<OrderOutcome> {
  const before = order.read();
  const known = before?.cartId === cartId ? before : null;
  const bought = toTrackedCart(seen);
  // A payment of this cart was approved in another tab.
  if (!order.dispatch({ type: "orderSent", cartId, bought })) return { kind: "approved" };
  const made = await calls.placeOrder({
    userId,
    paymentMethodId: method.id,
    companyData,
    consents,
    ...texts,
    seen: toSeenCart(seen),
    shown,
  });
  if (!made.ok) {
    if (isUncertain(made.error)) return { kind: "uncertain" };
    const end = alreadyOrdered(made.error, known ?? order.read(), { cartId, order });
    if (end) return end;
    order.dispatch({ type: "orderRefused", cartId });
    return { kind: "failed", error: made.error };
  }
  if (made.data.kind !== "created") {
    if (!order.dispatch({ type: "orderWithheld", cartId }))
      order.dispatch({ type: "orderRefused", cartId });
    return withheld(made.data, { known, seen, cartId }, { runtime, order });
  }
  const { html, orderSlug } = made.data;
  // An online payment without a form has not happened: the next page tells the shopper so.
  if (typeof html === "string" && paymentFlow(method) === "none") {
    order.dispatch({ type: "orderAccepted", cartId, orderSlug });
    return { kind: "placed", orderSlug };
  }
  order.dispatch({ type: "paymentStarted", cartId, orderSlug, token: beginPayment() });
  return typeof html === "string"
    ? { kind: "pay", html, orderSlug }
    : { kind: "paypal", order: html, orderSlug };
}

/** Why the gateway did not send the order to the backend. */
async function withheld(
  answer: Exclude<OrderAnswer, { kind: "created" }>,
  { known, seen, cartId }: { known: OrderMarker | null; seen: Cart; cartId: string },
  { runtime, order }: Pick<OrderDeps, "runtime" | "order">,
): Promise<OrderOutcome> {
  switch (answer.kind) {
    case "cartChanged":
      return changed(seen, runtime);
    case "memberCardInvalid":
    case "cartInvalid":
      await runtime.refresh();
      return answer;
    case "notSent": {
      const error = toApiError(answer.status, answer.message);
      return alreadyOrdered(error, known, { cartId, order }) ?? { kind: "failed", error };
    }
    default:
      return answer;
  }
}

let placing = false;

/** One order at a time, in all tabs where the browser has locks. */
async function underLock(work: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
  if (placing) return { kind: "busy" };
  placing = true;
  try {
    if (!("locks" in navigator)) return await work();
    return await navigator.locks.request("baseline.order", { ifAvailable: true }, (lock) =>
      lock ? work() : Promise.resolve<OrderOutcome>({ kind: "busy" }),
    );
  } finally {
    placing = false;
  }
}
