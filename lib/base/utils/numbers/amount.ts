import { currencyDecimals } from "./currency-decimals.ts";

/** A price with more decimals is the result of a division, not a set price. */
const MOST_DECIMALS = 6;
/** The relative error of sums of binary fractions, such as 0.1 + 0.2, is less than this. */
const NOISE = 1e-14;

/** Rounds half away from zero by the decimal digits: 1.005 becomes 1.01, unlike with binary fractions. */
function round(amount: number, decimals: number): string {
  const scaled = Math.round(Number(`${Math.abs(amount)}e${decimals}`));
  // Numbers written with an exponent are too small to be money, or too large to have decimals.
  if (Number.isNaN(scaled))
    return Math.abs(amount) < 1 ? (0).toFixed(decimals) : amount.toFixed(decimals);
  const text = (scaled / 10 ** decimals).toFixed(decimals);
  return amount < 0 && scaled > 0 ? `-${text}` : text;
}

/**
 * An amount as plain decimal text for machines: `1200`, `2.510`. It has the decimals of its currency. A finer price
 * (0.0125 a piece) keeps up to six, so that the shown amount is the charged one; even more decimals come from a
 * division and are rounded to the currency's decimals (decision 0090).
 */
export function amountText(amount: number, label: string): string {
  if (!Number.isFinite(amount)) return String(amount);
  const own = currencyDecimals(label);
  const finest = round(amount, MOST_DECIMALS);
  if (Math.abs(Number(finest) - amount) > Math.abs(amount) * NOISE) return round(amount, own);
  const used = String(Number(finest)).split(".")[1]?.length ?? 0;
  return round(Number(finest), Math.max(own, used));
}
