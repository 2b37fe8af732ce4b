import { toTrackedCart } from "#lib/analytics/from-cart.ts";
import type { ApiError } from "#lib/api/errors.ts";
import type { Cart, OrderCreated, PaymentMethod } from "#lib/api/schemas/cart.ts";
import type { CheckoutCalls, OrderTexts } from "#lib/client/checkout.ts";
import { type CartChange, describeChange, hasTotalChanged } from "#lib/domain/cart/changes.ts";
import { hasCartChanged } from "#lib/domain/cart/diff.ts";
import { isGone, isUncertain, sessionEnd } from "#lib/domain/cart/faults.ts";
import { paymentFlow } from "#lib/domain/checkout/payment.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import type { OrderMarker, OrderMarkers } from "./order-marker.ts";
import { beginPayment, isPaidElsewhere } from "./paying-tab.ts";

/** What PayPal's buttons need of `order/create`. */
export type PaypalOrder = Exclude<OrderCreated["html"], string>;

export type OrderOutcome =
  /** Nothing more to pay here. `orderSlug` is empty where only the cart's end tells that it was placed. */
  | { readonly kind: "placed"; readonly orderSlug: string }
  | { readonly kind: "pay"; readonly html: string; readonly orderSlug: string }
  | { readonly kind: "paypal"; readonly order: PaypalOrder; readonly orderSlug: string }
  /** `change` is null where the cart as it is now could not be read. */
  | { readonly kind: "cartChanged"; readonly change: CartChange | null }
  /** The backend found something else wrong with the cart: its words, where it has any. */
  | { readonly kind: "cartInvalid"; readonly messages: readonly string[] }
  | { readonly kind: "memberCardInvalid" }
  /** Nobody knows yet: never sent again, the cart will tell. */
  | { readonly kind: "uncertain" }
  /** Paid already, and the shop was not told: that comes first. */
  | { readonly kind: "approved" }
  /** Another tab is at it. */
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

interface OrderParts {
  readonly calls: Pick<CheckoutCalls, "savePayment" | "validateCart" | "createOrder">;
  readonly runtime: Pick<CartRuntime, "cart" | "refresh" | "idle" | "session">;
  readonly markers: OrderMarkers;
}

/**
 * Places the order (spec 7.6): save the method, revalidate the cart, create the order once. All of it behind the
 * browser's lock: saving a method while another tab's order is on its way could call that one off. The cart is read again
 * before, for what a validation does not tell: the total of what the shopper saw is what is ordered.
 */
export const placeOrder = (order: Order, parts: OrderParts): Promise<OrderOutcome> =>
  underLock(async () => {
    const { calls, runtime, markers } = parts;
    await runtime.idle();
    const cartId = runtime.session.id() ?? "";
    const marker = markers.read();
    if (isOpen(marker, cartId)) return { kind: "uncertain" };
    if (marker?.state === "approved" && marker.cartId === cartId) return { kind: "approved" };
    if (isPaidElsewhere(marker, cartId)) return { kind: "elsewhere" };
    const refused = (error: ApiError): OrderOutcome =>
      endOf(error, marker, { cartId, markers }) ?? { kind: "failed", error };
    const saved = await calls.savePayment({
      userId: order.userId,
      paymentMethodId: order.method.id,
      companyData: order.companyData,
    });
    if (!saved.ok) return refused(saved.error);

    const valid = await calls.validateCart();
    if (!valid.ok) return refused(valid.error);
    if (!valid.data.validateMemberCard) {
      await runtime.refresh();
      return { kind: "memberCardInvalid" };
    }
    const now = await readAgain(runtime);
    const { seen } = order;
    const changed =
      hasCartChanged(seen?.items ?? [], valid.data.items) ||
      (seen !== null && now !== null && hasTotalChanged(seen, now));
    if (changed) return { kind: "cartChanged", change: seen && now && describeChange(seen, now) };
    if (valid.data.errors.length > 0)
      return { kind: "cartInvalid", messages: readMessages(valid.data.errors) };
    return create(order, parts, cartId);
  });

/** The cart as it is now. A coupon that ran out is taken off meanwhile; what cannot be read stays as it was. */
async function readAgain(runtime: OrderParts["runtime"]): Promise<Cart | null> {
  await runtime.refresh();
  await runtime.idle();
  return runtime.cart();
}

/** The cart became an order before, and this browser knows of one: an answer that was lost, a payment made meanwhile. */
function endOf(
  error: ApiError,
  known: OrderMarker | null,
  { cartId, markers }: { cartId: string; markers: OrderMarkers },
): OrderOutcome | null {
  if (sessionEnd(error) !== "used" || known?.cartId !== cartId) return null;
  markers.write({ ...known, state: "placed", details: undefined });
  return { kind: "placed", orderSlug: known.orderSlug };
}

/** `order/create`, once: a marker that outlives the page keeps a second one back. */
async function create(
  order: Order,
  { calls, runtime, markers }: OrderParts,
  cartId: string,
): Promise<OrderOutcome> {
  const cart = runtime.cart();
  let bought = cart ? toTrackedCart(cart) : undefined;
  const before = markers.read();
  const known = before?.cartId === cartId ? before : null;
  const note = (state: OrderMarker["state"], orderSlug: string, by?: string) =>
    markers.write({ cartId, state, orderSlug, at: Date.now(), bought, by });
  note("placing", "");
  const made = await calls.createOrder(order.userId, order.texts);
  if (!made.ok) {
    if (isUncertain(made.error)) return { kind: "uncertain" };
    const end = endOf(made.error, known ?? markers.read(), { cartId, markers });
    if (end) return end;
    markers.write(null);
    return { kind: "failed", error: made.error };
  }
  // Another tab has said thanks meanwhile, and told of the purchase.
  if (markers.read()?.cartId !== cartId) bought = undefined;
  const { html, orderSlug } = made.data;
  if (typeof html !== "string") {
    note("paying", orderSlug, beginPayment());
    return { kind: "paypal", order: html, orderSlug };
  }
  if (html.trim() === "" || paymentFlow(order.method) === "none") {
    note("placed", orderSlug);
    return { kind: "placed", orderSlug };
  }
  note("paying", orderSlug, beginPayment());
  return { kind: "pay", html, orderSlug };
}

/** The words of a validation's errors, whatever shape they have; what has none is left out. */
function readMessages(errors: readonly unknown[]): string[] {
  return errors.flatMap((error) => {
    const text = typeof error === "string" ? error : (error as { message?: unknown })?.message;
    return typeof text === "string" && text.trim() !== "" ? [text.trim().slice(0, 300)] : [];
  });
}

/** Milliseconds in which an unanswered order may still arrive: well above every deadline on its way. */
export const ORDER_WINDOW = 90_000;

const isOpen = (marker: ReturnType<OrderMarkers["read"]>, cartId: string): boolean =>
  marker?.state === "placing" && marker.cartId === cartId && Date.now() - marker.at < ORDER_WINDOW;

/** Whether an order of this cart was sent and nobody knows what became of it. */
export const isOrderOpen = (markers: OrderMarkers, cartId: string | null): boolean =>
  cartId !== null && isOpen(markers.read(), cartId);

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

/** What the cart says of an order nobody answered for: gone means placed (hardening, "order/create times out"). */
export async function askCart(
  getCart: () => Promise<{ ok: true } | { ok: false; error: ApiError }>,
): Promise<"placed" | "open" | "unknown"> {
  const result = await getCart();
  if (result.ok) return "open";
  return isGone(result.error) || sessionEnd(result.error) ? "placed" : "unknown";
}
