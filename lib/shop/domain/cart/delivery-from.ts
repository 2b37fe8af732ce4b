import type { DeliveryOffer } from "#lib/shop/api/schemas/delivery-schema.ts";

/** The lowest delivery price of a cart, before an address is known. */
export interface DeliveryFrom {
  readonly price: number;
  /** Whether other methods cost more. */
  readonly isFrom: boolean;
}

/**
 * The cheapest method that delivers all products of a cart. A method's price is the highest of its prices for these
 * products, and 0 from its threshold on. Null if no method delivers all of them, or if prices are unknown. Pick-up does
 * not count (decision 0130).
 * @param offers the methods of each product
 */
export function deliveryFrom(
  offers: readonly (readonly DeliveryOffer[])[],
  itemsTotal: number,
): DeliveryFrom | null {
  const [first = [], ...others] = offers;
  const prices = first
    .flatMap((offer) => {
      const same = [offer, ...others.flatMap((list) => list.filter(({ id }) => id === offer.id))];
      if (offer.kind === "pickUp" || same.length < offers.length) return [];
      const known = same.flatMap(({ price, freeFrom }) =>
        price === null || price < 0
          ? []
          : freeFrom !== null && freeFrom > 0 && itemsTotal >= freeFrom
            ? 0
            : price,
      );
      return known.length === same.length ? [Math.max(...known)] : [];
    })
    .sort((a, b) => a - b);
  const [price] = prices;
  return price === undefined ? null : { price, isFrom: (prices.at(-1) ?? price) > price };
}
