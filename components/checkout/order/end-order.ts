import { track } from "#lib/analytics/track.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { instructions } from "#stores/cart/instructions.ts";
import { checkoutStore, clearCheckout } from "#stores/checkout/checkout-store.ts";
import { gift } from "#stores/checkout/gift.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";

/** Who ordered, as far as the checkout knew: for the offer of an account. */
export interface Orderer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Nothing of a placed order stays in the browser: cart, instructions, gift, name and address. The marker goes
 * first, so that the purchase is told of once, however many pages end the same order. Answers who ordered, or null
 * where there is nothing to end.
 */
export async function endOrder(
  loadRuntime: () => Promise<CartRuntime>,
  currency: string,
): Promise<Orderer | null> {
  const marker = orderInProgress.read();
  if (!marker) return null;
  orderInProgress.dispatch({ type: "thanksGiven" });
  const { orderSlug, bought } = marker;
  if (bought) track({ type: "purchase", orderSlug, currency, ...bought });
  instructions.write("");
  gift.clear();
  const runtime = await loadRuntime();
  // Another cart may have been begun since, in another language's store: that one is nobody's order.
  const cartId = runtime.session.id();
  if (cartId === null || cartId === marker.cartId) runtime.clear();
  const { contactEmail, firstName, lastName } = checkoutStore().getState().address;
  clearCheckout(checkoutStore());
  return { email: contactEmail.trim(), firstName: firstName.trim(), lastName: lastName.trim() };
}
