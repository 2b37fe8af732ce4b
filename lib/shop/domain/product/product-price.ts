/** The figures of a price block. Amounts in units of the currency, tax included. */
export interface PriceView {
  /** The price to pay; null if the backend gives none. */
  readonly final: number | null;
  /** The list price, if it is above the final price. */
  readonly list: number | null;
  /** Whole per cent off the list price; null if there is none (docs/screens.md §6.5). */
  readonly discount: number | null;
  /** The price for card holders, only if it is lower. */
  readonly member: number | null;
  /** The lowest price of the 30 days before the reduction, only beside a list price (Directive 98/6/EC, article 6a). */
  readonly lowest30?: number;
  readonly unit?: UnitPrice;
}

/** The price of an amount of a product: 2.40 for 100 g. */
interface UnitPrice {
  readonly amount: number;
  readonly per: number;
  readonly unit: string;
}

interface PriceFields {
  readonly retailPrice: number | null;
  readonly finalPrice: number | null;
  readonly membershipPrice: number | null;
  readonly discount: number;
  readonly lowestPrice30?: number | null;
  readonly unitPrice?: UnitPrice | null | undefined;
}

/**
 * The price to show. `discount` is the backend's percentage and wins over one computed from the two prices. A list
 * price is shown only where it is above the final price.
 */
export function priceOf({
  retailPrice,
  finalPrice,
  membershipPrice,
  discount,
  lowestPrice30 = null,
  unitPrice,
}: PriceFields): PriceView {
  const final = finalPrice ?? retailPrice;
  const list = final !== null && retailPrice !== null && retailPrice > final ? retailPrice : null;
  const percent =
    list === null || final === null
      ? 0
      : Math.round(discount > 0 ? discount : (1 - final / list) * 100);
  return {
    final,
    list,
    discount: percent > 0 ? percent : null,
    member:
      membershipPrice !== null && membershipPrice > 0 && final !== null && membershipPrice < final
        ? membershipPrice
        : null,
    // Left out if there is none, because cards are sent to browsers.
    ...(list !== null &&
      lowestPrice30 !== null &&
      lowestPrice30 > 0 && { lowest30: lowestPrice30 }),
    ...(unitPrice && { unit: unitPrice }),
  };
}
