import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";

/** The price of a piece of each line when the shopper added it, in the main currency. By `itemId`. */
export type SeenPrices = ReadonlyMap<number, number>;

/**
 * The prices to remember after an answer. A line keeps the price it was first seen with, until the shopper
 * changes its quantity or adds a coupon or card to the cart: then the current price is remembered.
 * @param before the answer before this one, null if this is the tab's first
 */
export function rememberPrices(remembered: SeenPrices, before: Cart | null, now: Cart): SeenPrices {
  const was = new Map((before?.items ?? []).map((item) => [item.itemId, item.qty]));
  const offers = before !== null && offersOf(before) !== offersOf(now);
  return new Map(
    now.items.flatMap(({ itemId, qty, prices }): [number, number][] => {
      const kept = remembered.get(itemId);
      const touched = offers || (was.has(itemId) && was.get(itemId) !== qty);
      const price = kept === undefined || touched ? prices.base.finalPrice : kept;
      return price === null ? [] : [[itemId, price]];
    }),
  );
}

const offersOf = ({ couponCode, prices }: Cart): string =>
  `${couponCode} ${prices.converted.loyalty > 0}`;
