/** Lower case without accents, so that "suncani" finds "Sunčani". */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "d")
    .toLowerCase();

/** A text to search in, and how much a word found in it counts. */
export interface Field {
  readonly text: string;
  readonly words: readonly string[];
  readonly weight: number;
  /** Counted instead where the keywords name the whole text, as "racket" does the category "Rackets". */
  readonly whole?: number;
}

export const toField = (text: string, weight: number, whole?: number): Field => {
  const folded = fold(text);
  return {
    text: folded,
    words: folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    weight,
    ...(whole === undefined ? {} : { whole }),
  };
};

/**
 * The matches of the keywords, with a score each: every word has to be found somewhere. An unknown word is replaced by
 * the nearest known ones.
 */
export function rank<T>(
  things: readonly T[],
  fieldsOf: (thing: T) => readonly Field[],
  keywords: string,
): Map<T, number> {
  const all = things.map((thing) => [thing, fieldsOf(thing)] as const);
  const words = wordsOf(keywords).map((word) =>
    all.some(([, fields]) => fields.some((field) => closeness(word, field) > 0))
      ? [word]
      : nearest(
          word,
          all.flatMap(([, fields]) => fields.flatMap(({ words }) => words)),
        ),
  );
  const asked = words.flat();
  const found = new Map<T, number>();
  for (const [thing, fields] of all) {
    let sum = 0;
    for (const spellings of words) {
      const best = bestOf(spellings, fields, asked);
      // Most things of a large catalogue lack the first word already.
      sum = best === 0 ? 0 : sum + best;
      if (best === 0) break;
    }
    if (sum > 0) found.set(thing, sum);
  }
  return found;
}

function bestOf(
  spellings: readonly string[],
  fields: readonly Field[],
  asked: readonly string[],
): number {
  let best = 0;
  for (const field of fields)
    for (const word of spellings) best = Math.max(best, score(word, field, asked));
  return best;
}

/** The words of a text without punctuation around them; punctuation alone counts as a word too. */
const wordsOf = (keywords: string): string[] =>
  fold(keywords)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || word);

function score(word: string, field: Field, asked: readonly string[]): number {
  const close = closeness(word, field);
  const isWhole =
    field.whole !== undefined &&
    close > 0 &&
    field.words.every((own) => asked.some((one) => isSameWord(one, own)));
  return close * (isWhole ? (field.whole ?? 0) : field.weight);
}

/** From 0 (not contained) to 1 (equal). */
function closeness(word: string, { text, words }: Field): number {
  const known = compared.get(word) ?? new Map<string, number>();
  if (compared.size >= MOST_COMPARED) compared.clear();
  compared.set(word, known);
  let best = 0;
  for (const own of words) {
    let close = known.get(own);
    if (close === undefined) {
      close = closenessOf(word, own);
      known.set(own, close);
    }
    if (close > best) best = close;
  }
  return best > 0 || /^[\p{L}\p{N}]*$/u.test(word) ? best : Number(text.includes(word)) / 2;
}

/** How close words of searches are to those of a catalogue, which has the same ones in thousands of texts. */
const compared = new Map<string, Map<string, number>>();
const MOST_COMPARED = 50;

function closenessOf(word: string, own: string): number {
  if (own === word) return 1;
  if (isSameWord(word, own)) return 0.95;
  if (own.startsWith(word)) return 0.8;
  return own.includes(word) ? 0.5 : 0;
}

/** Endings by which the forms of a word differ, in the languages of the seed. */
const ENDINGS = ["", "s", "es", "y", "ies", "e", "n", "en", "er", "a", "i", "u"];

/** Whether two words are forms of one, e.g. singular and plural. */
function isSameWord(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return (
    a === b || (same >= 3 && ENDINGS.includes(a.slice(same)) && ENDINGS.includes(b.slice(same)))
  );
}

/** The known words with the fewest typing errors from this one; the word itself if none is near. */
function nearest(word: string, vocabulary: readonly string[]): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  const near = new Map(
    [...new Set(vocabulary)].flatMap((known) => {
      const errors = Math.min(distance(word, known), distance(word, known.replace(/s$/, "")));
      return errors <= allowed ? [[known, errors] as const] : [];
    }),
  );
  const least = Math.min(...near.values());
  return near.size === 0 ? [word] : [...near].flatMap(([known, n]) => (n === least ? known : []));
}

/** Letters to insert, remove, replace or swap with their neighbour. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2] : undefined;
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          (swapped ?? Number.POSITIVE_INFINITY) + 1,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
