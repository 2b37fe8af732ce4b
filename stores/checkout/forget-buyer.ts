import { UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import { startOfCheckout } from "#lib/shop/domain/checkout/steps.ts";
import type { CheckoutStore } from "./checkout-store.ts";

/**
 * The gateway does not know who buys any more: the address has to be saved again, which all that was typed and chosen
 * outlives (docs/security.md §1.16).
 */
export const forgetBuyer = (checkout: CheckoutStore): void => {
  checkout.setState({ buyer: UNKNOWN_BUYER, sentGuest: "", progress: startOfCheckout });
};
