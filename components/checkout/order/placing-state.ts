import { cartRuntime } from "#components/cart-runtime/browser-cart.ts";
import { isOrderOpen, readOrder } from "#stores/checkout/order-marker.ts";
import { isPaidElsewhere } from "#stores/checkout/payment-token.ts";
import type { PaypalOrder } from "#stores/checkout/place-order.ts";

export type PlacingState =
  | { readonly kind: "idle" }
  | { readonly kind: "placing" }
  /** The order was sent and nobody answered; it is never sent again by itself. */
  | { readonly kind: "checking" }
  | {
      readonly kind: "paypal";
      readonly order: PaypalOrder;
      readonly orderSlug: string;
      readonly total: number;
    }
  /** PayPal has approved, the shop is being told. */
  | { readonly kind: "confirming" }
  /** Another tab went to pay this cart. */
  | { readonly kind: "elsewhere" };

export const IDLE: PlacingState = { kind: "idle" };

/** What this browser knows of the cart's order: left behind by an earlier page, or done by another tab. */
export function placingNow(): PlacingState {
  const cartId = cartRuntime().session.id();
  const marker = readOrder();
  if (isOrderOpen(marker, cartId)) return { kind: "checking" };
  if (marker?.state === "approved" && marker.cartId === cartId) return { kind: "confirming" };
  return isPaidElsewhere(marker, cartId) ? { kind: "elsewhere" } : IDLE;
}
