import type { Cart, CartItem } from "@/lib/api/schemas/cart";

/** A line at one moment: price of a piece in the shopper's currency, and pieces. */
export interface LineState {
  readonly price: number;
  readonly quantity: number;
}

/** One line that is not what it was: `before` null where it is new, `after` null where it is gone. */
export interface LineChange {
  readonly itemId: number;
  readonly name: string;
  readonly before: LineState | null;
  readonly after: LineState | null;
}

/** What became of a cart between seeing it and ordering it (spec 7.6, Order placement, step 3). */
export interface CartChange {
  readonly lines: readonly LineChange[];
  /** `orderTotal` in the shopper's currency. */
  readonly total: { readonly before: number; readonly after: number };
}

/** Side by side what differs; lines that stayed are left out. In the order of the old cart, new lines last. */
export function compareCarts(
  before: Pick<Cart, "items" | "prices">,
  after: Pick<Cart, "items" | "prices">,
): CartChange {
  const now = new Map(after.items.map((item) => [item.itemId, item]));
  const seen = new Set(before.items.map(({ itemId }) => itemId));
  const pairs: [CartItem | null, CartItem | null][] = [
    ...before.items.map((item): [CartItem, CartItem | null] => [
      item,
      now.get(item.itemId) ?? null,
    ]),
    ...after.items
      .filter(({ itemId }) => !seen.has(itemId))
      .map((item): [null, CartItem] => [null, item]),
  ];
  return {
    lines: pairs.flatMap(([was, is]) => {
      const item = was ?? is;
      if (!item || (was && is && isSame(was, is))) return [];
      const { itemId, productData } = item;
      return [{ itemId, name: productData.name, before: stateOf(was), after: stateOf(is) }];
    }),
    total: {
      before: before.prices.converted.orderTotal,
      after: after.prices.converted.orderTotal,
    },
  };
}

const stateOf = (item: CartItem | null): LineState | null =>
  item && { price: item.prices.converted.finalPrice, quantity: item.qty };

const isSame = (was: CartItem, is: CartItem): boolean =>
  was.qty === is.qty &&
  Math.abs(was.prices.converted.finalPrice - is.prices.converted.finalPrice) < 0.005 &&
  Math.abs(was.prices.converted.row - is.prices.converted.row) < 0.005;
