import "server-only";
import { type OrderInput, orderInput } from "#lib/gateway/order/order-input.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { toSeenCart } from "#lib/shop/domain/cart/changes.ts";

/** The cart as a page shows it, for a field of the order's form. */
export const writeSeen = (cart: Cart): string => JSON.stringify(toSeenCart(cart));

/** The cart that the buyer saw; null if a page did not write the field. */
export function readSeen(text: string): OrderInput["seen"] | null {
  try {
    return orderInput.shape.seen.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
