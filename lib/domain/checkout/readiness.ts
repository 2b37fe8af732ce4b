import type { BuyerIds } from "./buyer.ts";
import type { CheckoutProgress } from "./steps.ts";

interface Readiness {
  readonly cartId: string | null;
  readonly cart: { readonly digitalOnly: boolean; readonly deliveryMethodId: number | null } | null;
  readonly buyer: BuyerIds;
  readonly progress: CheckoutProgress;
}

/**
 * Whether payment methods can be asked for (docs/screens.md §3.13): a cart session, its delivery method unless all of
 * it is digital, and a buyer whose main and shipping addresses are saved (which is what finishes the address step).
 */
export const canAskPayment = ({ cartId, cart, buyer, progress }: Readiness): boolean =>
  cartId !== null &&
  cart !== null &&
  (cart.digitalOnly || cart.deliveryMethodId !== null) &&
  buyer.userId !== null &&
  progress.done.includes("address");
