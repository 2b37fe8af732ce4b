import { fold, wordsOf } from "./folded-words.ts";
import { distance, isFiller, stemOf } from "./word-forms.ts";

/** The words by which a search is widened. */
export interface Lexicon {
  /** Language of the page: `hr`, `en`. */
  readonly language: string;
  /** Lists of words, or of groups of words, that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Known words of the shop, e.g. names of its categories. */
  readonly vocabulary: readonly string[];
}

/** An alternative search with results similar to the wanted ones. */
export interface NearQuery {
  readonly keywords: string;
  /** Indices of the words of the search that it replaces. */
  readonly covers: readonly number[];
  /** From 0 to 1: how near it is. */
  readonly weight: number;
}

/** The words of a search that count. */
export function searchedWords(keywords: string, language: string): string[] {
  const words = wordsOf(keywords);
  const telling = words.filter((word) => !isFiller(word, language));
  return telling.length > 0 ? telling : words;
}

/** Languages in which the last word of a compound is its head: `winter boots` are boots. */
const HEAD_LAST = new Set(["de", "en", "hr"]);
/** Words that begin a part after the head: `boots for children`. */
const AFTER_HEAD = new Set(
  "for from in of on to under with aus auf bis fur im mit unter von zum bez iz na od sa uz za".split(
    " ",
  ),
);

/**
 * The head word of a search, which names the kind of thing: the last one before `for` or `with`. Null if unknown: in
 * other languages, and if the words describe an action (`restring my racket`).
 */
export function headOf(keywords: string, language: string): number | null {
  if (!HEAD_LAST.has(language)) return null;
  const words = wordsOf(keywords);
  const from = words.findIndex((word) => !isFiller(word, language));
  const end = words.findIndex((word, at) => at > from && AFTER_HEAD.has(fold(word)));
  const phrase = from < 0 ? [] : words.slice(from, end < 0 ? undefined : end);
  const isPlain = phrase.length > 0 && !phrase.some((word) => isFiller(word, language));
  return isPlain ? phrase.length - 1 : null;
}

/**
 * Alternative searches if no result has all the words, nearest first, `most` at most: synonyms of the whole or a part,
 * each single word, its synonyms, the most similar known word, a known word contained in it, and its stem. In languages
 * with compounds, also its common ending with a known word and its halves: `Herrenshorts` finds `Shorts`.
 */
export function nearQueries(keywords: string, lexicon: Lexicon, most: number): NearQuery[] {
  const words = searchedWords(keywords, lexicon.language);
  const all = words.map((_, index) => index);
  const ofGroups = groupSynonyms(words, lexicon).map(({ text, covers }) => ({
    keywords: text,
    covers,
    weight: 0.9,
  }));
  const ofWords = words.map((word, index) =>
    formsOf(word, lexicon, words.length > 1).map(([text, weight]) => ({
      keywords: text,
      covers: [index],
      weight,
    })),
  );
  const rows = Math.max(0, ...ofWords.map((forms) => forms.length));
  // One search of each word before a second one of any.
  const byTurns = Array.from({ length: rows }, (_, row) =>
    all.flatMap((index) => ofWords[index]?.[row] ?? []),
  ).flat();
  const asked = new Set([fold(keywords)]);
  return [...ofGroups, ...byTurns]
    .filter(({ keywords: text }) => {
      const isNew = !asked.has(fold(text));
      asked.add(fold(text));
      return isNew;
    })
    .slice(0, most);
}

interface Group {
  readonly text: string;
  readonly covers: readonly number[];
}

/** The synonyms of groups of words, e.g. `gift card` for `gift voucher`. */
function groupSynonyms(words: readonly string[], { synonyms, language }: Lexicon): Group[] {
  return synonyms.flatMap((list) =>
    list.flatMap((member) => {
      const group = wordsOf(member);
      if (group.length < 2) return [];
      const start = words.findIndex((_, at) =>
        group.every((word, offset) => isSame(word, words[at + offset] ?? "", language)),
      );
      if (start < 0) return [];
      const covers = group.map((_, offset) => start + offset);
      return list.filter((other) => other !== member).map((text) => ({ text, covers }));
    }),
  );
}

/** Replacements of one word, each with its weight, nearest first. */
function formsOf(
  word: string,
  { language, synonyms, vocabulary }: Lexicon,
  isOneOfSeveral: boolean,
): [string, number][] {
  const same = synonyms
    .filter((list) => list.some((member) => isSame(member, word, language)))
    .flatMap((list) => list.filter((member) => !isSame(member, word, language)));
  const known = [...new Set(vocabulary.flatMap(wordsOf))].filter((text) => text.length > 3);
  const nearest = nearestOf(word, known);
  const inside = known.filter((text) => isPart(stemOf(text, language), fold(word)));
  const stem = stemOf(word, language);
  return [
    ...(isOneOfSeveral ? [[word, 1] satisfies [string, number]] : []),
    ...same.map((text): [string, number] => [text, 0.9]),
    ...nearest.map((text): [string, number] => [text, 0.8]),
    ...inside.map((text): [string, number] => [text, 0.7]),
    ...sharedEnds(stem, known, language).map((text): [string, number] => [text, 0.65]),
    ...(stem === fold(word) ? [] : [[stem, 0.6] satisfies [string, number]]),
    ...halvesOf(word, language).map((text): [string, number] => [text, 0.5]),
  ];
}

/** Languages that write several nouns as one word. */
export const COMPOUNDING: ReadonlySet<string> = new Set([
  "da",
  "de",
  "fi",
  "hu",
  "is",
  "nb",
  "nl",
  "nn",
  "no",
  "sv",
]);
/** A shorter word is rarely joined of two. */
const LONG = 8;

/** The end and the beginning of a possible compound; the end is its head. */
function halvesOf(word: string, language: string): string[] {
  if (!COMPOUNDING.has(language) || word.length < LONG) return [];
  const half = Math.floor(word.length / 2);
  return [word.slice(-half), word.slice(0, half)];
}

/** A shorter end is rarely a word. */
const LEAST_END = 5;

/**
 * The longest ending that a possible compound shares with a known word: the end is its head, so `Sandplatzschuhe` are a
 * kind of `Tennisschuhe`.
 */
function sharedEnds(stem: string, known: readonly string[], language: string): string[] {
  if (!COMPOUNDING.has(language) || stem.length < LONG) return [];
  const ends = known.map((text) => commonEnd(stem, stemOf(text, language)));
  const longest = Math.max(0, ...ends.map((end) => end.length));
  return longest < LEAST_END || longest === stem.length
    ? []
    : [...new Set(ends.filter((end) => end.length === longest))];
}

function commonEnd(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return a.slice(a.length - length);
}

const isSame = (a: string, b: string, language: string): boolean =>
  b !== "" && (fold(a) === fold(b) || stemOf(a, language) === stemOf(b, language));

/** Whether a compound word begins or ends with a known one. */
const isPart = (stem: string, word: string): boolean =>
  stem.length > 3 &&
  word.length > stem.length + 2 &&
  (word.startsWith(stem) || word.slice(-stem.length - 2).includes(stem));

/**
 * The known words with the fewest typing errors: at most one in words of four or five characters, two in longer ones.
 */
function nearestOf(word: string, known: readonly string[]): string[] {
  const folded = fold(word);
  const limit = folded.length < 4 ? 0 : folded.length < 6 ? 1 : 2;
  const errors = known.map((text) => {
    const other = fold(text);
    return [
      text,
      Math.min(...[other, other.slice(0, -1)].map((one) => distance(folded, one, limit))),
    ] as const;
  });
  const least = Math.min(limit + 1, ...errors.map(([, count]) => count));
  return least > limit ? [] : errors.filter(([, count]) => count === least).map(([text]) => text);
}
