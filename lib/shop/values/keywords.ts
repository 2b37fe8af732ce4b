import { cleanSearch } from "./ascii.ts";

/** Characters, as the backend accepts them (docs/security.md §1.10). */
export const KEYWORDS_LIMIT = 200;

/**
 * Keywords as they are sent: one line, composed letters, of limited length, without anything that cannot be encoded.
 * @param limit characters, at most `KEYWORDS_LIMIT`
 */
export function normaliseKeywords(text: string, limit = KEYWORDS_LIMIT): string {
  const line = text.slice(0, 20 * KEYWORDS_LIMIT).replace(/[\p{Cc}\p{Cs}]+/gu, " ");
  // A cut may leave half a character, or a joiner with nothing to join.
  return cleanSearch(
    cleanSearch(line)
      .slice(0, limit)
      .replace(/\p{Cs}$/u, ""),
  );
}
