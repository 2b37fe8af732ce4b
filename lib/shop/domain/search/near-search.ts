import type { Category } from "#lib/shop/api/schemas/product-schema.ts";
import { fold, wordsOf } from "./folded-words.ts";
import {
  COMPOUNDING,
  headOf,
  type Lexicon,
  type NearQuery,
  nearQueries,
  searchedWords,
} from "./near-queries.ts";
import type { SearchItem, SearchList, SearchLists } from "./search-result.ts";
import { SEARCH_LIMIT, type SearchCategory } from "./searched-view.ts";
import { stemOf } from "./word-forms.ts";

/** The most additional searches for each tab without results. */
const MOST_QUERIES = 6;
/** Results with a lower share of the best result's score are not relevant. */
const LEAST_SHARE = 0.5;

/**
 * Merged results of several alternative searches, by tab, best first. Results that match more of the words come first,
 * rare words counting more than common ones; among equals, those with the words in their title.
 * @param ask makes one search of a tab, at its first page
 */
export async function searchNear(
  keywords: string,
  categories: readonly SearchCategory[],
  lexicon: Lexicon,
  ask: (category: SearchCategory, keywords: string) => Promise<SearchList>,
): Promise<SearchLists> {
  const { language } = lexicon;
  const queries = nearQueries(keywords, lexicon, MOST_QUERIES);
  const answers = await Promise.all(
    categories.flatMap((category) =>
      queries.map(async (query) => ({
        category,
        query,
        list: await ask(category, query.keywords),
      })),
    ),
  );
  const weights = weightsOf(
    answers,
    searchedWords(keywords, language).length,
    headOf(keywords, language),
  );
  return Object.fromEntries(
    categories.map((category) => [
      category,
      merge(
        answers.filter((answer) => answer.category === category),
        weights,
        language,
      ),
    ]),
  );
}

interface Answer {
  readonly category: SearchCategory;
  readonly query: NearQuery;
  readonly list: SearchList;
}

/** The extra weight of the head word. */
const HEAD = 1.5;

/** How much each word counts, 1 together: the fewer results a word has in all tabs, the more; the head most of all. */
function weightsOf(answers: readonly Answer[], words: number, head: number | null): number[] {
  const raw = Array.from({ length: words }, (_, index) => {
    const total = answers
      .filter(({ query }) => query.covers.includes(index))
      .reduce((sum, { list }) => sum + list.total, 0);
    return total === 0 ? 0 : (index === head ? HEAD : 1) / Math.log2(1 + total);
  });
  const sum = raw.reduce((all, one) => all + one, 0);
  return raw.map((one) => (sum === 0 ? 0 : one / sum));
}

/** The names of categories and of all below them. */
export const namesIn = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ name, children }) => [name, ...namesIn(children)]);

function merge(
  answers: readonly Answer[],
  weights: readonly number[],
  language: string,
): SearchList {
  const scored = new Map<string, { item: SearchItem; byWord: number[] }>();
  for (const { query, list } of answers)
    for (const [place, item] of list.items.entries()) {
      const key = JSON.stringify([item.id, item.slug]);
      const known = scored.get(key) ?? { item, byWord: weights.map(() => 0) };
      const score = query.weight * titleShare(query, item, language) - place / 1_000;
      for (const index of query.covers)
        known.byWord[index] = Math.max(known.byWord[index] ?? 0, score);
      scored.set(key, known);
    }
  const ranked = [...scored.values()]
    .map(({ item, byWord }) => ({
      item,
      score: byWord.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0),
    }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const items = ranked
    .filter(({ score }) => score >= best * LEAST_SHARE)
    .slice(0, SEARCH_LIMIT)
    .map(({ item }) => item);
  return { items, page: 1, totalPages: 1, total: items.length, near: best };
}

/** A shorter text is in words that have nothing to do with it, as `toe` is in `potatoes`. */
const LEAST_PART = 4;

/** How well a title matches the words of a query: as a word, inside another word, or not at all. */
function titleShare({ keywords }: NearQuery, { title }: SearchItem, language: string): number {
  const words = wordsOf(title).map(fold);
  const stems = wordsOf(keywords).map((word) => stemOf(word, language));
  const have = (isIn: (word: string, stem: string) => boolean) =>
    stems.every((stem) => words.some((word) => isIn(word, stem)));
  // The end of a compound is its head: `Tennisschuhe` are shoes.
  const isJoined = COMPOUNDING.has(language);
  const isThing = (word: string, stem: string) =>
    isJoined && stem.length >= LEAST_PART ? word.endsWith(stem) : word === stem;
  if (have((word, stem) => isThing(word, stem) || isThing(stemOf(word, language), stem))) return 1;
  return have((word, stem) =>
    stem.length < LEAST_PART ? word.startsWith(stem) : word.includes(stem),
  )
    ? 0.75
    : 0.5;
}
