import { toTrackedCart } from "#lib/analytics/from-cart.ts";
import type { ApiError } from "#lib/api/errors.ts";
import type { Cart, OrderCreated, PaymentMethod } from "#lib/api/schemas/cart.ts";
import type { CheckoutCalls, OrderTexts } from "#lib/client/checkout.ts";
import {
  type CartChange,
  describeChange,
  hasCartChanged,
  hasTotalChanged,
} from "#lib/domain/cart/changes.ts";
import { isUncertain, sessionEnd } from "#lib/domain/cart/faults.ts";
import { paymentFlow } from "#lib/domain/checkout/payment.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import type { OrderInProgress } from "./order-in-progress.ts";
import { isOrderOpen, type OrderMarker } from "./order-marker.ts";
import { beginPayment, isPaidElsewhere } from "./payment-token.ts";

/** What PayPal's buttons need of `order/create`. */
export type PaypalOrder = Exclude<OrderCreated["html"], string>;

export type OrderOutcome =
  /** Nothing more to pay here. `orderSlug` is empty where only the end of the cart shows that the order was placed. */
  | { readonly kind: "placed"; readonly orderSlug: string }
  | { readonly kind: "pay"; readonly html: string; readonly orderSlug: string }
  | { readonly kind: "paypal"; readonly order: PaypalOrder; readonly orderSlug: string }
  /** `change` is null where the cart as it is now could not be read. */
  | { readonly kind: "cartChanged"; readonly change: CartChange | null }
  /** The backend found something else wrong with the cart; `message` is its message, if any. */
  | { readonly kind: "cartInvalid"; readonly messages: readonly string[] }
  | { readonly kind: "memberCardInvalid" }
  /** The result is unknown: the order is never sent again, the cart is read instead. */
  | { readonly kind: "uncertain" }
  /** Paid already, but not yet reported to the backend, which comes first. */
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
  readonly texts: OrderTexts;
  /** The cart as it was shown when the button was pressed. */
  readonly seen: Cart | null;
}

interface OrderDeps {
  readonly calls: Pick<CheckoutCalls, "savePayment" | "validateCart" | "createOrder">;
  readonly runtime: Pick<CartRuntime, "cart" | "refresh" | "idle" | "session">;
  readonly order: OrderInProgress;
}

/**
 * Places the order (docs/screens.md §3.14): save the method, revalidate the cart, create the order once. All of it
 * under the browser's lock, because saving a method could cancel another tab's order in flight. The cart is read again
 * before, so that what is ordered has the total that the shopper saw.
 */
export const placeOrder = (wanted: Order, deps: OrderDeps): Promise<OrderOutcome> =>
  underLock(async () => {
    const { calls, runtime, order } = deps;
    await runtime.idle();
    const cartId = runtime.session.id() ?? "";
    const marker = order.read();
    if (isOrderOpen(marker, cartId)) return { kind: "uncertain" };
    if (marker?.state === "approved" && marker.cartId === cartId) return { kind: "approved" };
    if (isPaidElsewhere(marker, cartId)) return { kind: "elsewhere" };
    const refused = (error: ApiError): OrderOutcome =>
      alreadyOrdered(error, marker, { cartId, order }) ?? { kind: "failed", error };
    const saved = await calls.savePayment({
      userId: wanted.userId,
      paymentMethodId: wanted.method.id,
      companyData: wanted.companyData,
    });
    if (!saved.ok) return refused(saved.error);

    const valid = await calls.validateCart();
    if (!valid.ok) return refused(valid.error);
    if (!valid.data.validateMemberCard) {
      await runtime.refresh();
      return { kind: "memberCardInvalid" };
    }
    const now = await readAgain(runtime);
    const { seen } = wanted;
    const changed =
      hasCartChanged(seen?.items ?? [], valid.data.items) ||
      (seen !== null && now !== null && hasTotalChanged(seen, now));
    if (changed) return { kind: "cartChanged", change: seen && now && describeChange(seen, now) };
    if (valid.data.errors.length > 0)
      return { kind: "cartInvalid", messages: readMessages(valid.data.errors) };
    return create(wanted, deps, cartId);
  });

/** The current cart, without an expired coupon; the last known one where it cannot be read. */
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

/** Calls `order/create` once: a marker that outlives the page prevents a second call. */
async function create(
  { method, userId, texts }: Order,
  { calls, runtime, order }: OrderDeps,
  cartId: string,
): Promise<OrderOutcome> {
  const cart = runtime.cart();
  const before = order.read();
  const known = before?.cartId === cartId ? before : null;
  const bought = cart ? toTrackedCart(cart) : undefined;
  // A payment of this cart was approved in another tab.
  if (!order.dispatch({ type: "orderSent", cartId, bought })) return { kind: "approved" };
  const made = await calls.createOrder(userId, texts);
  if (!made.ok) {
    if (isUncertain(made.error)) return { kind: "uncertain" };
    const end = alreadyOrdered(made.error, known ?? order.read(), { cartId, order });
    if (end) return end;
    order.dispatch({ type: "orderRefused", cartId });
    return { kind: "failed", error: made.error };
  }
  const { html, orderSlug } = made.data;
  // A method that is paid online and brings no form is not paid: what follows tells the shopper so.
  if (typeof html === "string" && paymentFlow(method) === "none") {
    order.dispatch({ type: "orderAccepted", cartId, orderSlug });
    return { kind: "placed", orderSlug };
  }
  order.dispatch({ type: "paymentStarted", cartId, orderSlug, token: beginPayment() });
  return typeof html === "string"
    ? { kind: "pay", html, orderSlug }
    : { kind: "paypal", order: html, orderSlug };
}

/** The messages of a validation's errors, whatever their shape; errors without one are left out. */
function readMessages(errors: readonly unknown[]): string[] {
  return errors.flatMap((error) => {
    const text = typeof error === "string" ? error : isRecord(error) ? error.message : null;
    return typeof text === "string" && text.trim() !== "" ? [text.trim().slice(0, 300)] : [];
  });
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
