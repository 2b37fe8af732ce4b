import { normaliseKeywords } from "#lib/shop/values/keywords.ts";

/** Searches that are offered before anything is typed, of each kind. */
const MOST_OFFERED = 6;
const LONGEST = 60;
/** The number of digits from which a number may be an order, a card or a telephone. */
const PRIVATE_DIGITS = 6;

/** Whether a search may be stored on the device: no single characters, and nothing that names a person or an order. */
function mayBeKept(keywords: string): boolean {
  const { length } = [...keywords];
  const digits = keywords.match(/\p{Nd}/gu)?.length ?? 0;
  return length > 1 && length <= LONGEST && digits < PRIVATE_DIGITS && !/[@＠]/.test(keywords);
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Stored or configured searches, each once; whatever cannot be one is left out. */
export function readKeywords(found: unknown): string[] {
  if (!Array.isArray(found)) return [];
  const texts = found
    .filter((text) => typeof text === "string")
    .map((text) => normaliseKeywords(text))
    .filter(mayBeKept);
  return texts
    .filter((text, index) => texts.findIndex((other) => isSame(text, other)) === index)
    .slice(0, MOST_OFFERED);
}

/** The kept searches with one more, newest first. */
export const withKeywords = (kept: readonly string[], keywords: string): string[] =>
  readKeywords([keywords, ...kept]);

/** The kept searches without one. */
export const withoutKeywords = (kept: readonly string[], keywords: string): string[] =>
  kept.filter((text) => !isSame(text, keywords));

/** A site's popular searches in one language (option `PopularSearches`: lists by language). */
export const popularIn = (option: unknown, language: string): string[] =>
  readKeywords(
    typeof option === "object" && option !== null ? Reflect.get(option, language) : null,
  );
