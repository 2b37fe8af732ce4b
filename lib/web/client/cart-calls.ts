import type { Result } from "#lib/shop/api/errors.ts";
import type { Cart, CartToOpen } from "#lib/shop/api/schemas/cart-schema.ts";
import { type CartLine, type LineOptions, toNewItem } from "#lib/shop/domain/cart/line.ts";
import { gateway } from "./gateway.ts";

/**
 * The calls of the cart. The gateway fills in the session and the currency. A change is completed even if the shopper
 * leaves the page.
 */
export interface CartCalls {
  getCart(): Promise<Result<Cart>>;
  addItem(line: CartLine, open?: CartToOpen): Promise<Result<Cart>>;
  updateItem(input: { itemId: number; qty: number; options: LineOptions }): Promise<Result<Cart>>;
  deleteItem(itemId: number): Promise<Result<Cart>>;
  clearCart(): Promise<Result<Cart>>;
  applyCoupon(couponCode: string): Promise<Result<Cart>>;
  removeCoupon(): Promise<Result<Cart>>;
  applyMemberCard(barcode: string): Promise<Result<Cart>>;
}

const { cart } = gateway.ecommerce;
const keepalive = true;

export const cartCalls: CartCalls = {
  getCart: () => cart.getCart(),
  addItem: (line, open) => cart.addItem({ input: toNewItem(line, open), keepalive }),
  updateItem: (input) => cart.updateItem({ input, keepalive }),
  deleteItem: (itemId) => cart.deleteItem({ input: { itemId }, keepalive }),
  clearCart: () => cart.clearCart({ keepalive }),
  applyCoupon: (couponCode) => cart.applyCoupon({ input: { couponCode }, keepalive }),
  removeCoupon: () => cart.removeCoupon({ keepalive }),
  applyMemberCard: (barcode) => cart.applyMemberCard({ input: { barcode }, keepalive }),
};
