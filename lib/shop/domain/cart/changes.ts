import type { Cart, CartItem } from "#lib/shop/api/schemas/cart-schema.ts";

/** A line at one moment: price of a piece in the shopper's currency, and pieces. */
export interface LineState {
  readonly price: number;
  readonly quantity: number;
}

/** One line that differs: `before` is null for a new line, `after` is null for a removed one. */
interface LineChange {
  readonly itemId: number;
  readonly name: string;
  readonly before: LineState | null;
  readonly after: LineState | null;
}

/** An amount of the summary that differs, in the shopper's currency. */
export interface AmountChange {
  readonly name: "coupon" | "loyalty" | "delivery" | "tax";
  readonly before: number;
  readonly after: number;
}

/** How a cart differs from the one that the shopper saw before ordering (docs/screens.md §3.14). */
export interface CartChange {
  readonly lines: readonly LineChange[];
  readonly amounts: readonly AmountChange[];
  /** `orderTotal` in the shopper's currency. */
  readonly total: { readonly before: number; readonly after: number };
}

/** The part of a cart that is compared with what the shopper saw, before it is ordered. */
export interface SeenCart {
  readonly currencyId: number | null;
  readonly prices: {
    readonly converted: { readonly orderTotal: number };
    readonly base?: { readonly orderTotal: number } | null;
  };
  readonly items: readonly {
    readonly itemId: number;
    readonly prices: {
      readonly base: { readonly finalPrice: number | null; readonly cartTotal: number | null };
    };
  }[];
}

/** The part of a cart that is sent with an order, for comparison. */
export const toSeenCart = ({ currencyId, prices, items }: Cart): SeenCart => ({
  currencyId,
  prices: {
    converted: { orderTotal: prices.converted.orderTotal },
    base: prices.base ? { orderTotal: prices.base.orderTotal } : null,
  },
  items: items.map(({ itemId, prices: { base } }) => ({ itemId, prices: { base } })),
});

/** The differing lines and amounts; equal lines are left out. In the order of the old cart, new lines last. */
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

/** `compareCarts`, or null where the two have different currencies and cannot be compared. */
export const describeChange = (before: Cart, after: Cart): CartChange | null =>
  isSameCurrency(before, after) ? compareCarts(before, after) : null;

/**
 * Whether the amount to pay differs from the one that the shopper saw, for any reason: coupon, card, delivery, tax.
 * Totals that cannot be compared count as equal, so that a backend that omits numbers can still sell.
 */
export function hasTotalChanged(seen: SeenCart, now: SeenCart): boolean {
  if (isSameCurrency(seen, now))
    return differs(seen.prices.converted.orderTotal, now.prices.converted.orderTotal);
  const [before, after] = [seen.prices.base, now.prices.base];
  return Boolean(before && after && differs(before.orderTotal, after.orderTotal));
}

/**
 * Whether the cart is no longer what the shopper saw (docs/screens.md §3.14): another number of items, or another
 * `prices.base.finalPrice` or `prices.base.cartTotal` of any item. Numbers missing from either answer are not compared.
 */
export function hasCartChanged(seen: SeenCart["items"], validated: SeenCart["items"]): boolean {
  if (seen.length !== validated.length) return true;
  const byId = new Map(validated.map((item) => [item.itemId, item.prices.base]));
  return seen.some(({ itemId, prices }) => {
    const now = byId.get(itemId);
    return (
      !now ||
      differsWhereKnown(now.finalPrice, prices.base.finalPrice) ||
      differsWhereKnown(now.cartTotal, prices.base.cartTotal)
    );
  });
}

const differsWhereKnown = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && differs(a, b);

const isSameCurrency = (a: Pick<Cart, "currencyId">, b: Pick<Cart, "currencyId">): boolean =>
  a.currencyId === b.currencyId || a.currencyId === null || b.currencyId === null;

const AMOUNTS = ["coupon", "loyalty", "delivery", "tax"] as const;

const amountOf = ({ prices: { converted } }: Pick<Cart, "prices">, name: AmountChange["name"]) =>
  name === "tax" ? (converted.tax?.orderTotal ?? 0) : converted[name];

/** A smaller difference than half a cent comes from rounding in the backend. */
const differs = (a: number, b: number): boolean => Math.abs(a - b) >= 0.005;

const stateOf = (item: CartItem | null): LineState | null =>
  item && { price: item.prices.converted.finalPrice, quantity: item.qty };

const isSame = (was: CartItem, is: CartItem): boolean =>
  was.qty === is.qty &&
  !differs(was.prices.converted.finalPrice, is.prices.converted.finalPrice) &&
  !differs(was.prices.converted.row, is.prices.converted.row);
