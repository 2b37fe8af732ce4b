import { CUSTOM_PAYMENTS } from "#custom/generated/payments.ts";
import type { PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { PaymentComponent } from "./types.ts";

/** Loads the adopter's own component for a payment method; undefined for a method that the shop handles. */
export function ownPaymentOf({
  paymentType,
}: Pick<PaymentMethod, "paymentType">): (() => Promise<PaymentComponent>) | undefined {
  const name = paymentType?.toLowerCase().replace(/[^a-z0-9]+/g, "-") ?? "";
  return Object.hasOwn(CUSTOM_PAYMENTS, name) ? CUSTOM_PAYMENTS[name] : undefined;
}
