import type { Cart, CartItem } from "#lib/api/schemas/cart.ts";

/** A line at one moment: price of a piece in the shopper's currency, and pieces. */
export interface LineState {
  readonly price: number;
  readonly quantity: number;
}

/** One line that is not what it was: `before` null where it is new, `after` null where it is gone. */
interface LineChange {
  readonly itemId: number;
  readonly name: string;
  readonly before: LineState | null;
  readonly after: LineState | null;
}

/** An amount of the summary that is not what it was, in the shopper's currency. */
export interface AmountChange {
  readonly name: "coupon" | "loyalty" | "delivery" | "tax";
  readonly before: number;
  readonly after: number;
}

/** What became of a cart between seeing it and ordering it (docs/screens.md §3.14). */
export interface CartChange {
  readonly lines: readonly LineChange[];
  readonly amounts: readonly AmountChange[];
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
    amounts: AMOUNTS.flatMap((name) => {
      const [was, is] = [amountOf(before, name), amountOf(after, name)];
      return differs(was, is) ? [{ name, before: was, after: is }] : [];
    }),
    total: {
      before: before.prices.converted.orderTotal,
      after: after.prices.converted.orderTotal,
    },
  };
}

/** `compareCarts`, or null where the two were asked for in different currencies and cannot stand side by side. */
export const describeChange = (before: Cart, after: Cart): CartChange | null =>
  isSameCurrency(before, after) ? compareCarts(before, after) : null;

/**
 * Whether there is another amount to pay than the shopper saw, whatever made it so: a coupon, a card, delivery, tax.
 * What cannot be compared has not changed: a backend that leaves numbers out still sells.
 */
export function hasTotalChanged(seen: Cart, now: Cart): boolean {
  if (isSameCurrency(seen, now))
    return differs(seen.prices.converted.orderTotal, now.prices.converted.orderTotal);
  const [before, after] = [seen.prices.base, now.prices.base];
  return Boolean(before && after && differs(before.orderTotal, after.orderTotal));
}

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
      isOther(now.finalPrice, prices.base.finalPrice) ||
      isOther(now.cartTotal, prices.base.cartTotal)
    );
  });
}

const isOther = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && differs(a, b);

const isSameCurrency = (a: Cart, b: Cart): boolean =>
  a.currencyId === b.currencyId || a.currencyId === null || b.currencyId === null;

const AMOUNTS = ["coupon", "loyalty", "delivery", "tax"] as const;

const amountOf = ({ prices: { converted } }: Pick<Cart, "prices">, name: AmountChange["name"]) =>
  name === "tax" ? (converted.tax?.orderTotal ?? 0) : converted[name];

/** Less than half a hundredth is the wire's rounding, not a new price. */
const differs = (a: number, b: number): boolean => Math.abs(a - b) >= 0.005;

const stateOf = (item: CartItem | null): LineState | null =>
  item && { price: item.prices.converted.finalPrice, quantity: item.qty };

const isSame = (was: CartItem, is: CartItem): boolean =>
  was.qty === is.qty &&
  !differs(was.prices.converted.finalPrice, is.prices.converted.finalPrice) &&
  !differs(was.prices.converted.row, is.prices.converted.row);
