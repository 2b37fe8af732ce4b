/** Invisible marks of direction and width, which come from keyboards and copied texts. */
const UNSEEN = /\p{Cf}/gu;

/**
 * The value of a decimal digit of any script. In Unicode the ten digits of a script are consecutive, zero first, so the
 * number of digits before it is its value.
 */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
}

/** A text with the decimal digits of every script (`٣`, `۳`, `३`, `３`) as `0` to `9`. */
export const toAsciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, digitOf);

/**
 * A text with European digits instead of those of other scripts, full-width characters as plain ones, and without
 * invisible marks.
 */
export const plainDigits = (text: string): string =>
  toAsciiDigits(text.normalize("NFKC").replace(UNSEEN, ""));
