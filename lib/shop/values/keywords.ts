import { cleanSearch } from "./ascii.ts";

/** Characters, as the backend accepts them (docs/security.md §1.10). */
export const KEYWORDS_LIMIT = 200;

/**
 * Keywords as they are sent: one line, composed letters, of limited length, without anything that cannot be encoded.
 */
export function normaliseKeywords(text: string): string {
  const line = text.slice(0, 20 * KEYWORDS_LIMIT).replace(/[\p{Cc}\p{Cs}]+/gu, " ");
  // A cut may leave half a character, or a joiner with nothing to join.
  return cleanSearch(
    cleanSearch(line)
      .slice(0, KEYWORDS_LIMIT)
      .replace(/\p{Cs}$/u, ""),
  );
}
