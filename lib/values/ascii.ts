import { toAsciiDigits } from "#lib/utils/numbers/digits.ts";
import { cleanAsciiLine, cleanPlainLine } from "./clean.ts";

/** Letters, digits and signs of full width (U+FF01 to U+FF5E), which East Asian keyboards type. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FROM_ASCII = 0xfee0;

/** A text with its full-width letters, digits and signs as ASCII has them. */
export const toHalfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_ASCII));

/**
 * What is read by machines, such as a number of a phone or a house: one line with digits of other scripts and letters of
 * full width as ASCII has them, and every dash as a hyphen. Letters of other scripts stay.
 */
export const cleanCode = (typed: string): string =>
  cleanAsciiLine(
    toAsciiDigits(toHalfWidth(cleanAsciiLine(typed)))
      .replace(/[\p{Pd}\u2212]/gu, "-")
      // The long vowel sign stands beside the digits of a Japanese keyboard, and looks like a dash.
      .replace(/(\d)\u30fc(?=\d)/g, "$1-"),
  );

/** Words to search for as they are sent. Full-width letters find what is written in others. */
export const cleanSearch = (typed: string): string => cleanPlainLine(toHalfWidth(typed));
