import { joinLines } from "#lib/utils/one-line.ts";

/**
 * Marks that nobody sees or types on purpose: soft hyphens, blanks without a width, marks of direction. They come in with
 * copied texts and with keyboards of right-to-left scripts. Joiners are not among them, see `withoutStrayJoiners`.
 */
const UNSEEN =
  /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Every blank in a line, and whatever begins a new one: no-break and ideographic spaces, line separators, tabs. */
const BLANKS = /[\s\u0085]+/g;

/** Characters that are neither text nor blanks. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;

/**
 * A text of one line as it is sent: composed letters (NFC), plain single spaces, nothing that cannot be seen. Joiners stay
 * where they are spelling. Cleaning it again changes nothing.
 */
export const cleanLine = (typed: string): string =>
  withoutStrayJoiners(typed.replace(UNSEEN, "").normalize("NFC"))
    .replace(BLANKS, " ")
    .normalize("NFC")
    .trim();

/** The same without control characters. */
export const cleanPlainLine = (typed: string): string => cleanLine(typed.replace(CONTROLS, ""));

/** The same for what is written in ASCII: neither joiners nor variants of a sign mean anything in it. */
export const cleanAsciiLine = (typed: string): string =>
  cleanPlainLine(typed.replace(/\p{Join_Control}|\p{Variation_Selector}/gu, ""));

/** Marks without a width that come in with pasted texts and break searches. */
export const WITHOUT_WIDTH = /[\u200b\u2060\ufeff]/g;

/**
 * A headline as staff store it: one line without tabs and marks without a width. Soft hyphens and marks of direction stay:
 * an editor sets them on purpose. Joiners stay too, some scripts need them.
 */
export const cleanHeadline = (typed: string): string =>
  joinLines(typed.replace(WITHOUT_WIDTH, "").replace(/\t+/g, " "));

/**
 * A text of several lines as it is sent: its line and paragraph separators are line breaks, its letters are composed. Marks
 * of direction and joiners stay: they are part of how a text in two directions is written.
 */
export const cleanText = (typed: string): string =>
  typed
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/\r\n?|[\v\f\u0085\u2028]/g, "\n")
    .replace(/\u2029/g, "\n\n")
    .replace(CONTROLS, "")
    .normalize("NFC")
    .trim();

/** Letters and marks of scripts whose spelling knows joiners: Arabic and the scripts of South and Southeast Asia. */
const JOINING =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const LETTER = /^[\p{L}\p{M}]$/u;
const MARK = /^\p{M}$/u;
const NON_JOINER = "\u200c";

/**
 * A text without the joiners (U+200C, U+200D) that spell nothing: those that follow no letter of a script that joins, and
 * non-joiners at the end of a word. Of several in a row the first one counts.
 */
function withoutStrayJoiners(text: string): string {
  if (!/\p{Join_Control}/u.test(text)) return text;
  return text.replace(/\p{Join_Control}+/gu, (joiners, at: number, whole: string) => {
    const [first = ""] = joiners;
    if (!joins(whole, at)) return "";
    const next = String.fromCodePoint(whole.codePointAt(at + joiners.length) ?? 0);
    return first === NON_JOINER && !LETTER.test(next) ? "" : first;
  });
}

/** Whether the letter that ends at `end`, or one of its marks, is of a script that joins. */
function joins(text: string, end: number): boolean {
  for (let at = end; at > 0; ) {
    at -= isLowSurrogate(text.charCodeAt(at - 1)) && at > 1 ? 2 : 1;
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (JOINING.test(letter)) return true;
    if (!MARK.test(letter)) return false;
  }
  return false;
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
