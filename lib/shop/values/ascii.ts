import { toAsciiDigits } from "#lib/base/utils/numbers/digits.ts";
import { cleanAsciiLine, cleanPlainLine } from "./clean.ts";

/** Full-width letters, digits and signs (U+FF01 to U+FF5E), which East Asian keyboards type. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FROM_ASCII = 0xfee0;

/** A text with its full-width letters, digits and signs converted to ASCII. */
export const toHalfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_ASCII));

/**
 * Text read by machines, such as a phone or house number: one line with ASCII digits, full-width characters as ASCII,
 * and every dash as a hyphen. Letters of other scripts stay.
 */
export const cleanCode = (typed: string): string =>
  cleanAsciiLine(
    toAsciiDigits(toHalfWidth(cleanAsciiLine(typed)))
      .replace(/[\p{Pd}\u2212]/gu, "-")
      // The long vowel sign is next to the digits on a Japanese keyboard, and looks like a dash.
      .replace(/(\d)\u30fc(?=\d)/g, "$1-"),
  );

/** Search keywords as they are sent. Full-width characters find their ASCII forms. */
export const cleanSearch = (typed: string): string => cleanPlainLine(toHalfWidth(typed));
