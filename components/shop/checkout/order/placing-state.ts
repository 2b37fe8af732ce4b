import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import type { OwnPaymentOrder } from "#components/shop/checkout/payment/own-payment.tsx";
import { isOrderOpen, readOrder } from "#stores/checkout/order-marker.ts";
import { isPaidElsewhere } from "#stores/checkout/payment-token.ts";
import type { PaypalOrder } from "#stores/checkout/send-order.ts";

export type PlacingState =
  | { readonly kind: "idle" }
  | { readonly kind: "placing" }
  /** The order was sent and got no response; it is never sent again automatically. */
  | { readonly kind: "checking" }
  | {
      readonly kind: "paypal";
      readonly order: PaypalOrder;
      readonly orderSlug: string;
      readonly total: number;
    }
  /** A component of the adopter's own takes the payment. */
  | { readonly kind: "own"; readonly order: OwnPaymentOrder; readonly orderSlug: string }
  /** The payment was approved on this page, which is being reported to the backend. */
  | { readonly kind: "confirming" }
  /** Another tab went to pay for this cart. */
  | { readonly kind: "elsewhere" };

export const IDLE: PlacingState = { kind: "idle" };

/** The state that follows from the order in progress, of an earlier page or of another tab. */
export function placingNow(): PlacingState {
  const cartId = cartRuntime().session.id();
  const marker = readOrder();
  if (isOrderOpen(marker, cartId)) return { kind: "checking" };
  if (marker?.state === "approved" && marker.cartId === cartId) return { kind: "confirming" };
  return isPaidElsewhere(marker, cartId) ? { kind: "elsewhere" } : IDLE;
}
