import { readWhole } from "#lib/base/utils/numbers/read-number.ts";

/**
 * A whole number above 0 as it is typed in a language, null otherwise (docs/screens.md §4.1). Signs, exponents and
 * decimals are refused.
 */
export function toQuantity(text: string, locale: string): number | null {
  const read = readWhole(text, locale);
  return read === null ? null : checkQuantity(Number(read));
}

const MOST = 9_999_999;

/** The number itself if it is a valid quantity, otherwise null. */
export const checkQuantity = (quantity: number): number | null =>
  Number.isInteger(quantity) && quantity > 0 && quantity <= MOST ? quantity : null;

/** At this many pieces or fewer the page shows how many are left. */
export const LOW_STOCK = 5;
