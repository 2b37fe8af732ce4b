import { type Cart, type CartItem, cart, cartItem } from "#lib/shop/api/schemas/cart-schema.ts";

interface ItemWire {
  readonly itemId?: number;
  readonly qty?: number;
  /** Unit price, in every currency. */
  readonly price?: number;
  readonly [field: string]: unknown;
}

/** A cart line, parsed from what a backend sends. */
export function anItem({ itemId = 1, qty = 1, price = 10, ...wire }: ItemWire = {}): CartItem {
  return cartItem.parse({
    itemId,
    productId: 100 + itemId,
    qty,
    options: { personalizations: {}, bundleOptions: [] },
    productData: { name: `Racket ${itemId}`, slug: `racket-${itemId}`, format: "Simple" },
    prices: {
      base: { finalPrice: price, cartTotal: price * qty },
      converted: { finalPrice: price, row: price * qty },
    },
    ...wire,
  });
}

/** A cart with these lines; its totals are their sum. */
export function aCart(items: readonly CartItem[] = [], wire: Record<string, unknown> = {}): Cart {
  const itemsTotal = items.reduce((sum, { prices }) => sum + prices.converted.row, 0);
  return cart.parse({
    id: "7",
    items,
    prices: { converted: { itemsTotal, cartTotal: itemsTotal, orderTotal: itemsTotal } },
    ...wire,
  });
}
