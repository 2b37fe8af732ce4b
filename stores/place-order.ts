import type { ApiError } from "@/lib/api/errors";
import type { PaymentMethod } from "@/lib/api/schemas/cart";
import { hasCartChanged } from "@/lib/domain/cart/diff";
import { isGone, isUncertain, sessionEnd } from "@/lib/domain/cart/faults";
import { paymentFlow } from "@/lib/domain/checkout/payment";
import type { CartRuntime } from "./cart-runtime";
import type { CheckoutCalls } from "./checkout-calls";
import type { OrderMarkers } from "./order-marker";

export type OrderOutcome =
  /** Nothing more to pay here. `orderSlug` is empty where only the cart's end tells that it was placed. */
  | { readonly kind: "placed"; readonly orderSlug: string }
  | { readonly kind: "pay"; readonly html: string; readonly orderSlug: string }
  | { readonly kind: "cartChanged" }
  | { readonly kind: "memberCardInvalid" }
  /** Nobody knows yet: never sent again, the cart will tell. */
  | { readonly kind: "uncertain" }
  /** Another tab is at it. */
  | { readonly kind: "busy" }
  | { readonly kind: "unsupported" }
  | { readonly kind: "failed"; readonly error: ApiError };

interface Order {
  readonly userId: number;
  readonly method: PaymentMethod;
  readonly companyData?: { companyName: string; oib: string };
  readonly orderMessage: string;
}

interface OrderParts {
  readonly calls: Pick<CheckoutCalls, "savePayment" | "validateCart" | "createOrder">;
  readonly runtime: Pick<CartRuntime, "cart" | "refresh" | "idle" | "session">;
  readonly markers: OrderMarkers;
}

/** Places the order (spec 7.6): save the method, revalidate the cart, create the order once. */
export async function placeOrder(order: Order, parts: OrderParts): Promise<OrderOutcome> {
  const { calls, runtime } = parts;
  await runtime.idle();
  const seen = runtime.cart()?.items ?? [];
  const saved = await calls.savePayment({
    userId: order.userId,
    paymentMethodId: order.method.id,
    companyData: order.companyData,
  });
  if (!saved.ok) return { kind: "failed", error: saved.error };

  const valid = await calls.validateCart();
  if (!valid.ok) return { kind: "failed", error: valid.error };
  if (!valid.data.validateMemberCard) {
    await runtime.refresh();
    return { kind: "memberCardInvalid" };
  }
  if (valid.data.errors.length > 0 || hasCartChanged(seen, valid.data.items)) {
    await runtime.refresh();
    return { kind: "cartChanged" };
  }
  return create(order, parts);
}

/** `order/create`, once: behind the browser's lock and a marker that outlives the page. */
async function create(
  order: Order,
  { calls, runtime, markers }: OrderParts,
): Promise<OrderOutcome> {
  const cartId = runtime.session.id() ?? "";
  if (isOpen(markers.read(), cartId)) return { kind: "uncertain" };
  return underLock(async () => {
    markers.write({ cartId, state: "placing", orderSlug: "", at: Date.now() });
    const made = await calls.createOrder(order.userId, order.orderMessage);
    if (!made.ok) {
      if (isUncertain(made.error)) return { kind: "uncertain" };
      markers.write(null);
      // The cart became an order before: an answer that was lost (contract, section 6).
      if (sessionEnd(made.error) === "used") return { kind: "placed", orderSlug: "" };
      return { kind: "failed", error: made.error };
    }
    const { html, orderSlug } = made.data;
    if (typeof html !== "string") {
      markers.write(null);
      return { kind: "unsupported" };
    }
    if (html.trim() === "" || paymentFlow(order.method) === "none") {
      markers.write(null);
      return { kind: "placed", orderSlug };
    }
    markers.write({ cartId, state: "paying", orderSlug, at: Date.now() });
    return { kind: "pay", html, orderSlug };
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
