import { plainDigits } from "./digits.ts";
import { numberFormat } from "./number-format.ts";

/** Nobody types a number longer than this. */
const MOST_LENGTH = 40;

type Mark = "." | ",";

/** Whether a language writes 1.5 or 1,5. */
const decimalMark = (locale: string): Mark =>
  numberFormat(locale, { maximumFractionDigits: 1 }).format(1.5).includes(",") ? "," : ".";

/**
 * Digits with their marks, `G` between groups and `D` before decimals. Groups have three digits; in India the ones
 * before the last have two.
 */
const NUMBER = /^(?:(\d+|[1-9]\d{0,2}(?:G\d{3})+|[1-9]\d?(?:G\d{2})+G\d{3})(?:D(\d+))?|D(\d+))$/;

/** Points and commas of a text as marks, with `decimal` before the decimals; null if the result isn't a number. */
function readMarks(text: string, decimal: Mark): string | null {
  const marks = text.replace(/[.,]/g, (mark) => (mark === decimal ? "D" : "G"));
  const [all, whole = "0", rest, only] = NUMBER.exec(marks) ?? [];
  if (all === undefined) return null;
  const decimals = rest ?? only;
  const digits = whole.replaceAll("G", "");
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/**
 * A typed number as plain decimal text, `1250.5` or `-3`, with its digits as typed. It is read in the page's language:
 * decimal comma or point, groups by points, commas, spaces or apostrophes, digits of every script, all minus signs. A
 * number that is invalid in this language but valid in others is accepted too (12.50 where points make groups). Null
 * for everything else, including plus signs and exponents: nothing is dropped to make a text a number.
 */
export function readDecimal(text: string, locale: string): string | null {
  if (text.length > MOST_LENGTH) return null;
  const plain = plainDigits(text).trim();
  const sign = /^[-−‐–]/.test(plain) ? "-" : "";
  const marked = plain
    .slice(sign.length)
    // Marks with the same meaning in all languages; the Arabic comma is typed instead of the Latin one.
    .replace(/[\s'’٬]/g, "G")
    .replaceAll("٫", "D")
    .replaceAll("،", ",");
  if (!/^[\d.,GD]+$/.test(marked) || /[GD]/.test(plain)) return null;
  const own = decimalMark(locale);
  const read = readMarks(marked, own) ?? readMarks(marked, own === "," ? "." : ",");
  return read === null ? null : sign + read;
}

/** The same for a whole number. Decimals are not accepted, not even zeros. */
export function readWhole(text: string, locale: string): string | null {
  const read = readDecimal(text, locale);
  return read?.includes(".") ? null : read;
}

/** A plain decimal as it is typed in a language: without groups, so that it can be edited. */
export const writeDecimal = (plain: string, locale: string): string =>
  plain.replace(".", decimalMark(locale));
