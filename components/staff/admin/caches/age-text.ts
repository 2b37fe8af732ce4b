import { numberFormat } from "#lib/base/utils/numbers/number-format.ts";

/** From the largest to the smallest, in seconds. */
const UNITS = [
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time span in one unit, such as `5 min`. */
export function ageText(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2];
  return numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 0,
  }).format(Math.floor(seconds / size));
}
