import type { PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import type { BuyerIds } from "./buyer.ts";
import type { CheckoutProgress } from "./steps.ts";

/** The next step of a payment method after the order is created: nothing, or the form of a payment provider. */
type PaymentFlow = "none" | "form";

export const paymentFlow = ({ paymentType }: Pick<PaymentMethod, "paymentType">): PaymentFlow =>
  paymentType === null ? "none" : "form";

/** Whether paying needs a provider's script, not only its form. */
export const needsPaymentScript = ({ paymentType }: Pick<PaymentMethod, "paymentType">): boolean =>
  paymentType?.toUpperCase() === "PAYPAL";

const isHpf = ({ paymentType }: Pick<PaymentMethod, "paymentType">): boolean =>
  paymentType?.toUpperCase() === "HPF";

interface Circumstances {
  readonly methods: readonly PaymentMethod[];
  readonly company: { readonly companyName: string; readonly companyOIB: string };
  /** Required consents of the order that are not accepted, or null while the consents are not known. */
  readonly openConsents: readonly ConsentId[] | null;
}

/**
 * The method that is chosen, saved and submitted automatically: the only one there is, of type HPF, with both company
 * fields given and no required consent open (docs/screens.md §3.13). Null if the shopper decides.
 */
export function automaticMethod({
  methods,
  company,
  openConsents,
}: Circumstances): PaymentMethod | null {
  const [only, ...others] = methods;
  if (!only || others.length > 0 || !isHpf(only)) return null;
  if (company.companyName.trim() === "" || company.companyOIB.trim() === "") return null;
  return openConsents?.length === 0 ? only : null;
}

interface Readiness {
  readonly cartId: string | null;
  readonly cart: { readonly digitalOnly: boolean; readonly deliveryMethodId: number | null } | null;
  readonly buyer: BuyerIds;
  readonly progress: CheckoutProgress;
}

/**
 * Whether payment methods can be requested (docs/screens.md §3.13): a cart session, its delivery method unless
 * everything in it is digital, and a buyer whose main and shipping addresses are saved (which completes the address
 * step).
 */
export const canAskPayment = ({ cartId, cart, buyer, progress }: Readiness): boolean =>
  cartId !== null &&
  cart !== null &&
  (cart.digitalOnly || cart.deliveryMethodId !== null) &&
  buyer.userId !== null &&
  progress.done.includes("address");
