import { joinLines } from "#lib/base/utils/one-line.ts";

/**
 * Invisible marks that nobody types on purpose: soft hyphens, zero-width blanks, direction marks. They come from copied
 * texts and from keyboards of right-to-left scripts. Without joiners, see `withoutStrayJoiners`.
 */
const UNSEEN =
  /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Every blank, and everything that starts a new line: no-break and ideographic spaces, line separators, tabs. */
const BLANKS = /[\s\u0085]+/g;

/** Characters that are neither text nor blanks. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;

/**
 * A single-line text as it is sent: composed characters (NFC), single plain spaces, nothing invisible. Joiners stay if
 * they are part of the spelling. Idempotent.
 */
export const cleanLine = (typed: string): string =>
  withoutStrayJoiners(typed.replace(UNSEEN, "").normalize("NFC"))
    .replace(BLANKS, " ")
    .normalize("NFC")
    .trim();

/** The same without control characters. */
export const cleanPlainLine = (typed: string): string => cleanLine(typed.replace(CONTROLS, ""));

/** The same for ASCII texts: neither joiners nor variation selectors have a meaning there. */
export const cleanAsciiLine = (typed: string): string =>
  cleanPlainLine(typed.replace(/\p{Join_Control}|\p{Variation_Selector}/gu, ""));

/** Zero-width marks, which come from pasted texts and break searches. */
export const WITHOUT_WIDTH = /[\u200b\u2060\ufeff]/g;

/**
 * A headline as staff store it: one line without tabs and zero-width marks. Soft hyphens and direction marks stay,
 * because an editor sets them on purpose. Joiners stay too, because some scripts need them.
 */
export const cleanHeadline = (typed: string): string =>
  joinLines(typed.replace(WITHOUT_WIDTH, "").replace(/\t+/g, " "));

/**
 * A text of several lines as it is sent: its line and paragraph separators become line breaks, its characters are
 * composed. Direction marks and joiners stay: a text in two directions needs them.
 */
export const cleanText = (typed: string): string =>
  typed
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/\r\n?|[\v\f\u0085\u2028]/g, "\n")
    .replace(/\u2029/g, "\n\n")
    .replace(CONTROLS, "")
    .normalize("NFC")
    .trim();

/** Letters and marks of scripts whose spelling uses joiners: Arabic and the scripts of South and Southeast Asia. */
const JOINING =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const LETTER = /^[\p{L}\p{M}]$/u;
const MARK = /^\p{M}$/u;
const NON_JOINER = "\u200c";

/**
 * A text without meaningless joiners (U+200C, U+200D): those that do not follow a letter of a joining script, and
 * non-joiners at the end of a word. Of several in a row the first one stays.
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

/** Whether the letter that ends at `end`, or one of its marks, belongs to a joining script. */
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
