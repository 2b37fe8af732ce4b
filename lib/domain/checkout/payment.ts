import type { PaymentMethod } from "@/lib/api/schemas/cart";

/** What a payment method leads to: nothing more to do, or the form of a provider. */
export type PaymentFlow = "none" | "form";

/** Types that need a provider's script; they are offered once that script is built in. */
const SCRIPTED = new Set(["PAYPAL", "HPF"]);

export const isPayable = ({ paymentType }: PaymentMethod): boolean =>
  paymentType === null || !SCRIPTED.has(paymentType.toUpperCase());

export const paymentFlow = ({ paymentType }: PaymentMethod): PaymentFlow =>
  paymentType === null ? "none" : "form";
