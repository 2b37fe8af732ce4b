import type { DeliveryOffer } from "#lib/shop/api/schemas/delivery-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";

/** Working days from order to delivery, both at least 0; equal for a single number. */
interface DayRange {
  readonly min: number;
  readonly max: number;
}

/** How a product is delivered, as shown beside the button. Amounts in units of the currency. */
export interface DeliveryPromise {
  /** The lowest price of a delivery; null if unknown. */
  readonly price: number | null;
  /** Whether other methods cost more. */
  readonly isFrom: boolean;
  /** The amount from which delivery is free; null if it is always free, or never. */
  readonly freeFrom: number | null;
  readonly days: DayRange | null;
  /** The time until which an order counts for `days`, e.g. `14:00`; "" if unknown. */
  readonly orderUntil: string;
  /** Where the product can be fetched. */
  readonly pickUps: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: number | null;
    /** How many branches there are to choose from. */
    readonly places: number;
  }[];
}

/**
 * The delivery promise of a site's methods for one product. A method without a kind counts as delivery. Price and days
 * are those of the same method, the cheapest, because both must be true together.
 * @param freeFrom the site's own threshold, used if no method has one; null without one
 */
export function promiseOf(
  offers: readonly DeliveryOffer[],
  stock: Pick<Product["stock"], "deliveryDays">,
  freeFrom: number | null,
): DeliveryPromise {
  const priced = offers.flatMap((offer) => {
    const { price, kind } = offer;
    return kind === "pickUp" || price === null || price < 0 ? [] : [{ ...offer, price }];
  });
  const [cheapest] = priced.toSorted((a, b) => a.price - b.price);
  const thresholds = priced.flatMap((offer) =>
    offer.freeFrom !== null && offer.freeFrom > 0 ? offer.freeFrom : [],
  );
  const ownDays = rangeOf(stock.deliveryDays?.min, stock.deliveryDays?.max);
  const offeredDays = cheapest ? rangeOf(cheapest.minDays, cheapest.maxDays) : null;
  return {
    price: cheapest?.price ?? null,
    isFrom: cheapest !== undefined && priced.some(({ price }) => price > cheapest.price),
    freeFrom:
      cheapest?.price === 0 ? null : thresholds.length > 0 ? Math.min(...thresholds) : freeFrom,
    days: ownDays ?? offeredDays,
    // The hour belongs to the method's days.
    orderUntil: !ownDays && offeredDays ? hourOf(cheapest?.orderUntil ?? "") : "",
    pickUps: offers
      .filter(({ kind, name }) => kind === "pickUp" && name !== "")
      .map(({ id, name, price, options }) => ({ id, name, price, places: options.length })),
  };
}

/** Days in their order. A number that is missing is the other one. */
function rangeOf(
  first: number | null | undefined,
  second: number | null | undefined,
): DayRange | null {
  const days = [first, second].flatMap((day) =>
    typeof day === "number" && day >= 0 ? Math.round(day) : [],
  );
  return days.length > 0 ? { min: Math.min(...days), max: Math.max(...days) } : null;
}

/** Anything but an hour of a clock is left out. */
const hourOf = (text: string): string =>
  /^([01]?\d|2[0-3]):[0-5]\d(:\d\d)?$/.test(text.trim()) ? text.trim().slice(0, 5) : "";
