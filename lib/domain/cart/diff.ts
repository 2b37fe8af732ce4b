import type { CartItem } from "#lib/api/schemas/cart.ts";

/**
 * Whether the cart is no longer what the shopper saw (docs/screens.md §3.14): another number of
 * items, or another `prices.base.finalPrice` or `prices.base.cartTotal` of any item. A number that one of the two
 * answers leaves out says nothing.
 */
export function hasCartChanged(seen: readonly CartItem[], validated: readonly CartItem[]): boolean {
  if (seen.length !== validated.length) return true;
  const byId = new Map(validated.map((item) => [item.itemId, item.prices.base]));
  return seen.some(({ itemId, prices }) => {
    const now = byId.get(itemId);
    return (
      !now ||
      differs(now.finalPrice, prices.base.finalPrice) ||
      differs(now.cartTotal, prices.base.cartTotal)
    );
  });
}

/** Less than half a hundredth is the wire's rounding, not a new price. */
const differs = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && Math.abs(a - b) >= 0.005;
