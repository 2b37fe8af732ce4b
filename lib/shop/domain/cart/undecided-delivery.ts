import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";

/**
 * The cart before a delivery method is chosen, in the backend's own amounts: for as long as the method that the shopper
 * has chosen is not the one that the cart's total is for, e.g. because it waits for its pick-up point.
 *
 * @param methodId the method chosen on the page, null for none
 */
export function undecidedDelivery(cart: Cart, methodId: number | null): Cart {
  const { deliveryMethodId, prices } = cart;
  if (methodId === null || deliveryMethodId === null || methodId === deliveryMethodId) return cart;
  const { converted, base } = prices;
  const { cartTotal, orderTotal, delivery } = converted;
  // A backend that names no total of the cart alone.
  if (cartTotal === 0 && orderTotal !== delivery) return cart;
  const tax = converted.tax && undelivered(converted.tax);
  return {
    ...cart,
    deliveryMethodId: null,
    prices: { base: base && undelivered(base), converted: { ...undelivered(converted), tax } },
  };
}

const undelivered = <T extends { readonly cartTotal: number }>(amounts: T): T => ({
  ...amounts,
  delivery: 0,
  orderTotal: amounts.cartTotal,
});
