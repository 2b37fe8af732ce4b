import type { Cart, CartItem } from "@/lib/api/schemas/cart";
import type { ShopItem } from "./types";

/** A line of the cart as events name it. */
export const toShopItem = (item: CartItem, quantity = item.qty): ShopItem => ({
  id: item.productId,
  name: item.productData.name,
  price: item.prices.converted.finalPrice,
  quantity,
});

/** The whole cart: `value` is what the goods cost after discounts, without delivery. */
export const toBought = (cart: Pick<Cart, "items" | "prices">) => ({
  value: cart.prices.converted.cartTotal,
  items: cart.items.map((item) => toShopItem(item)),
});
