import type { Cart, CartItem } from "#lib/api/schemas/cart.ts";
import type { ShopItem } from "./types.ts";

/** A line of the cart as events name it: in the site's main currency, whichever the shopper looks at. */
export const toShopItem = (item: CartItem, quantity = item.qty): ShopItem => ({
  id: item.productId,
  name: item.productData.name,
  price: item.prices.base.finalPrice ?? item.prices.converted.finalPrice,
  quantity,
});

/** The whole cart: `value` is what its goods cost, before coupon and card, without delivery. */
export const toBought = (cart: Pick<Cart, "items">) => ({
  value: cart.items.reduce(
    (sum, { prices }) => sum + (prices.base.cartTotal ?? prices.converted.row),
    0,
  ),
  items: cart.items.map((item) => toShopItem(item)),
});
