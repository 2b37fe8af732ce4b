import { currencyDecimals } from "./currency-decimals.ts";

/** A price with more decimals than this was not set by anybody: it is what a division left. */
const MOST_DECIMALS = 6;
/** Sums in binary fractions, such as 0.1 + 0.2, miss what they stand for by less than this part of it. */
const NOISE = 1e-14;

/** Rounds half away from zero by the digits as they are written: 1.005 is 1.01, as no binary fraction says. */
function round(amount: number, decimals: number): string {
  const scaled = Math.round(Number(`${Math.abs(amount)}e${decimals}`));
  // Numbers that are written with an exponent are too small to be money, or too large to have decimals.
  if (Number.isNaN(scaled))
    return Math.abs(amount) < 1 ? (0).toFixed(decimals) : amount.toFixed(decimals);
  const text = (scaled / 10 ** decimals).toFixed(decimals);
  return amount < 0 && scaled > 0 ? `-${text}` : text;
}

/**
 * An amount as plain decimal text, as data that machines read have it: `1200`, `2.510`. It has the decimals of its
 * currency. One that is set more finely (0.0125 a piece) keeps up to six, so that what is shown is what is charged; what
 * has even more is left over from a division and is rounded to the currency's decimals (decision 0090).
 */
export function amountText(amount: number, label: string): string {
  if (!Number.isFinite(amount)) return String(amount);
  const own = currencyDecimals(label);
  const finest = round(amount, MOST_DECIMALS);
  if (Math.abs(Number(finest) - amount) > Math.abs(amount) * NOISE) return round(amount, own);
  const used = String(Number(finest)).split(".")[1]?.length ?? 0;
  return round(Number(finest), Math.max(own, used));
}
