import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { track } from "#lib/web/analytics/track.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { forgetCartSession } from "#stores/cart/forget-cart-session.ts";
import { instructions } from "#stores/cart/instructions.ts";
import { checkoutStore, clearCheckout } from "#stores/checkout/checkout-store.ts";
import { gift } from "#stores/checkout/gift.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";

/** The buyer as the checkout knows them, for the offer of an account. */
export interface Orderer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Removes a placed order from the browser: cart, instructions, gift, name and address. The order in progress ends
 * first, so that the purchase is tracked once, however many tabs do this. Resolves to the person who ordered, or null
 * without an order.
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
  const { contactEmail, firstName, lastName } = checkoutStore().getState().address;
  // Before anything asynchronous, so that a shopper who leaves immediately finds no consent of this order ticked in the
  // next one.
  clearCheckout(checkoutStore());
  const runtime = await loadRuntime();
  // The shopper may have started another cart since, in another language's store: that one stays.
  const cartId = runtime.session.id();
  if (cartId === null || cartId === marker.cartId) {
    // The browser's part first: nothing may read the cart while the server forgets it.
    runtime.clear();
    await forgetCartSession(marker.cartId);
  }
  return {
    email: VALUE_KINDS.email.clean(contactEmail),
    firstName: VALUE_KINDS.anyName.clean(firstName),
    lastName: VALUE_KINDS.anyName.clean(lastName),
  };
}
