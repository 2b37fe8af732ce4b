/** An escape that may be half a character; most texts have none. */
const HALF = /\\u[dD][89a-fA-F]/;

/** An escaped backslash, a whole character written as two halves, or a half of its own. */
const ESCAPES =
  /\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}/g;
const LONE = "\\u????".length;

/**
 * JSON whose texts can be encoded: half a character, left over where a program cut a text in the middle of an emoji, becomes
 * the replacement character (U+FFFD). With a half `encodeURIComponent` throws, and a page with such a link would fail.
 */
export const wellFormedJson = (json: string): string =>
  HALF.test(json)
    ? json.replace(ESCAPES, (found) => (found.length === LONE ? "\\ufffd" : found))
    : json;
