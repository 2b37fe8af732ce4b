import { plainDigits } from "./digits.ts";
import { numberFormat } from "./number-format.ts";

/** Longer texts are no numbers that anybody types. */
const MOST_LENGTH = 40;

type Mark = "." | ",";

/** Whether a language writes 1.5 or 1,5. */
const decimalMark = (locale: string): Mark =>
  numberFormat(locale, { maximumFractionDigits: 1 }).format(1.5).includes(",") ? "," : ".";

/**
 * Digits with their marks, `G` between groups and `D` before decimals. Groups are of three digits; in India those before
 * the last one are of two.
 */
const NUMBER = /^(?:(\d+|[1-9]\d{0,2}(?:G\d{3})+|[1-9]\d?(?:G\d{2})+G\d{3})(?:D(\d+))?|D(\d+))$/;

/** Points and commas of a text as marks, where `decimal` begins the decimals; null where that makes no number. */
function readMarks(text: string, decimal: Mark): string | null {
  const marks = text.replace(/[.,]/g, (mark) => (mark === decimal ? "D" : "G"));
  const [all, whole = "0", rest, only] = NUMBER.exec(marks) ?? [];
  if (all === undefined) return null;
  const decimals = rest ?? only;
  const digits = whole.replaceAll("G", "");
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/**
 * A typed number as plain decimal text, `1250.5` or `-3`, its digits as they were typed. It is read by the language of
 * the page: decimal comma or point, groups by points, commas, spaces or apostrophes, digits of every script, all signs of
 * minus. What has no reading in this language but one in others is taken too (12.50 where points make groups). Null for
 * everything else, signs of plus and exponents included: nothing is left out to make a number of a text.
 */
export function readDecimal(text: string, locale: string): string | null {
  if (text.length > MOST_LENGTH) return null;
  const plain = plainDigits(text).trim();
  const sign = /^[-−‐–]/.test(plain) ? "-" : "";
  const marked = plain
    .slice(sign.length)
    // Marks that mean one thing in all languages; the Arabic comma is typed for the Latin one.
    .replace(/[\s'’٬]/g, "G")
    .replaceAll("٫", "D")
    .replaceAll("،", ",");
  if (!/^[\d.,GD]+$/.test(marked) || /[GD]/.test(plain)) return null;
  const own = decimalMark(locale);
  const read = readMarks(marked, own) ?? readMarks(marked, own === "," ? "." : ",");
  return read === null ? null : sign + read;
}

/** The same for a whole number. One with decimals is none, also where they are noughts. */
export function readWhole(text: string, locale: string): string | null {
  const read = readDecimal(text, locale);
  return read?.includes(".") ? null : read;
}

/** A number in plain decimal text as it is typed in a language: without groups, so that it can be changed. */
export const writeDecimal = (plain: string, locale: string): string =>
  plain.replace(".", decimalMark(locale));
