import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";

/**
 * The cart without a delivery, in the backend's own amounts: used while the cart's total is for another method than the
 * chosen one, e.g. because a pick-up point is still missing.
 * @param methodId the method chosen on the page, null for none
 */
export function undecidedDelivery(cart: Cart, methodId: number | null): Cart {
  const { deliveryMethodId, prices } = cart;
  if (methodId === null || deliveryMethodId === null || methodId === deliveryMethodId) return cart;
  const { converted, base } = prices;
  const { cartTotal, orderTotal, delivery } = converted;
  // The backend does not return the total without delivery.
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
