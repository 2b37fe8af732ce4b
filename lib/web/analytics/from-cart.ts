import type { Cart, CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { TrackedItem } from "./tracked-action.ts";

/** A cart line for analytics, in the site's main currency even if the shopper has chosen another. */
export const toTrackedItem = (item: CartItem, quantity = item.qty): TrackedItem => ({
  id: item.productId,
  name: item.productData.name,
  price: item.prices.base.finalPrice ?? item.prices.converted.finalPrice,
  quantity,
});

/** The whole cart for analytics: `value` is the price of its goods, before coupon and member card, without delivery. */
export const toTrackedCart = (cart: Pick<Cart, "items">) => ({
  value: cart.items.reduce(
    (sum, { prices }) => sum + (prices.base.cartTotal ?? prices.converted.row),
    0,
  ),
  items: cart.items.map((item) => toTrackedItem(item)),
});
