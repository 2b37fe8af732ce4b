import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import {
  type Chosen,
  chooseFilters,
  toRequestFilters,
} from "#lib/shop/domain/list/chosen-filters.ts";
import type { ListFilter, OptionFilter, RangeFilter } from "#lib/shop/domain/list/list-filters.ts";
import { OPEN_MAX, OPEN_MIN } from "#lib/shop/domain/list/list-view.ts";
import type { ProductFilter } from "#lib/shop/domain/product/product-query.ts";
import { callsColour, isSameWord } from "./colour-words.ts";
import { fold } from "./folded-words.ts";
import { readPriceWords } from "./price-words.ts";
import { isFiller, unitOf } from "./word-forms.ts";

/** A filter expressed by words of a search. */
export interface WishPart {
  /** The name of the filter. */
  readonly filter: string;
  /** The names of its values, or the two ends of a price range; null for an open end. */
  readonly values: readonly string[] | { readonly min: number | null; readonly max: number | null };
  /** The search without the words of this part. */
  readonly without: string;
}

/** A search read as words and filters. */
export interface Wish {
  /** The remaining words; "" if filters express the whole search. */
  readonly keywords: string;
  readonly filters: readonly ProductFilter[];
  /** The same filters in the form of a URL. */
  readonly chosen: Chosen;
  readonly parts: readonly WishPart[];
}

export interface WishLanguage {
  readonly language: string;
  readonly currency: Currency;
}

/** Words that announce a size. */
const SIZE_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ["size", "sizes"],
  de: ["größe", "gr", "nummer"],
  hr: ["veličina", "veličine", "broj", "vel"],
  ar: ["مقاس", "قياس", "رقم"],
};

/** The most words of a value's name. */
const MOST_WORDS = 4;

/** Whether filters may be in a search: only then it is worth to ask for those of the shop. */
export const mayHoldWish = (keywords: string): boolean =>
  literalWords(keywords) === null && (wordsIn(keywords).length > 1 || /\p{Sc}/u.test(keywords));

/** The words of a search in quotation marks, which are searched literally; null for any other search. */
export const literalWords = (keywords: string): string | null =>
  /^["“”„«»](.*)["“”„«»]$/u.exec(keywords)?.[1]?.trim() || null;

const wordsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{M}\p{N}\p{Sc}]+$/gu, ""))
    .filter(Boolean);

/**
 * Words of a search as filters, if the shop has such filter values: sizes, colours, other values, prices. Null without
 * any, or if a value is the whole search. A word that matches two filters stays a word.
 */
export function readWish(
  keywords: string,
  known: readonly ListFilter[],
  site: WishLanguage,
): Wish | null {
  const words = wordsIn(keywords);
  const price = findPrice(words, known, site);
  const taken = new Set<number>(price ? range(price.from, price.to) : []);
  const values = findValues(words, taken, known, site.language);
  const without = (parts: readonly Found[]) =>
    words.filter(
      (word, at) =>
        !parts.some(({ from, to }) => at >= from && at < to) && !isFiller(word, site.language),
    );
  const all = [...values, ...(price ? [price] : [])];
  // `Shoes 42`: the announcing word may be the product itself.
  const isBare = without(all).length === 0;
  const found = isBare ? all.map((part) => ({ ...part, from: part.valueFrom })) : all;
  const rest = without(found);
  if (found.length === 0 || (rest.length === 0 && !price)) return null;
  const said: Chosen = Object.fromEntries(found.map(({ code, chosen: ids }) => [code, ids]));
  const chosen = chooseFilters(known, said);
  return {
    keywords: rest.join(" "),
    filters: toRequestFilters(known, chosen),
    chosen,
    parts: found.map(({ filter, values: texts, from, to }) => ({
      filter,
      values: texts,
      without: words.filter((_, at) => at < from || at >= to).join(" "),
    })),
  };
}

interface Found extends Pick<WishPart, "filter" | "values"> {
  readonly code: string;
  readonly chosen: readonly string[];
  /** The index of its first word, including words that announce it. */
  readonly from: number;
  readonly valueFrom: number;
  readonly to: number;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

function findPrice(
  words: readonly string[],
  known: readonly ListFilter[],
  site: WishLanguage,
): Found | null {
  const prices = known.filter(
    (filter): filter is RangeFilter => filter.kind === "number" && /price$/i.test(filter.code),
  );
  const filter = prices.find(({ code }) => /^final_?price$/i.test(code)) ?? prices[0];
  const said = filter && readPriceWords(words, site);
  if (!said) return null;
  const { min, max, from, to } = said;
  // A price outside the shop's range would match the nearest one.
  if ((max ?? Number(filter.max)) < Number(filter.min)) return null;
  if ((min ?? Number(filter.min)) > Number(filter.max)) return null;
  const chosen = [String(min ?? OPEN_MIN), String(max ?? OPEN_MAX)];
  return {
    code: filter.code,
    filter: filter.label,
    values: { min, max },
    chosen,
    from,
    valueFrom: from,
    to,
  };
}

function findValues(
  words: readonly string[],
  taken: ReadonlySet<number>,
  known: readonly ListFilter[],
  language: string,
): Found[] {
  const filters = known.filter(
    (filter): filter is OptionFilter =>
      "options" in filter && filter.kind !== "yesNo" && filter.kind !== "flag",
  );
  const used = new Set(taken);
  const found: Found[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const part = valueAt(words, from, used, filters, language);
    if (!part || found.some(({ code }) => code === part.code)) continue;
    found.push(part);
    for (const at of range(part.from, part.to)) used.add(at);
    from = part.to - 1;
  }
  return found;
}

/** The longest filter value that starts at a word, with the words before it that announce it. */
function valueAt(
  words: readonly string[],
  from: number,
  used: ReadonlySet<number>,
  filters: readonly OptionFilter[],
  language: string,
): Found | null {
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length -= 1) {
    const to = from + length;
    if (range(from, to).some((at) => used.has(at))) continue;
    const phrase = words.slice(from, to);
    const matches = filters.flatMap((filter) => {
      const options = filter.options.filter(({ label, color, media }) =>
        isNamed(phrase, wordsIn(label), language, color !== null || media !== null),
      );
      if (options.length === 0) return [];
      const start = announcedFrom(words, from, used, filter, language);
      return [{ filter, options, start }];
    });
    const announced = matches.filter(({ start }) => start < from);
    const [match, other] = announced.length > 0 ? announced : matches;
    if (!match || other || (isShort(phrase) && !mayBeShort(words, from, match.start))) continue;
    return {
      code: match.filter.code,
      filter: match.filter.label,
      values: match.options.map(({ label }) => label),
      chosen: match.options.map(({ id }) => id),
      from: match.start,
      valueFrom: from,
      to,
    };
  }
  return null;
}

const isShort = ([word = "", ...more]: readonly string[]) =>
  more.length === 0 && [...word].length === 1;

/** A single character counts as a size after a word such as `size`, or at the end, where it cannot be a word. */
const mayBeShort = (words: readonly string[], at: number, start: number): boolean =>
  start < at || (at > 0 && at === words.length - 1 && /^(?:\p{Lu}|[lm])$/u.test(words[at] ?? ""));

/** Whether a phrase names a value: by all its words, by its number if it has only one, or as a colour. */
function isNamed(
  phrase: readonly string[],
  label: readonly string[],
  language: string,
  isColour: boolean,
): boolean {
  if (label.length === 0) return false;
  if (phrase.length === label.length)
    if (phrase.every((word, at) => isSame(word, label[at] ?? "", language))) return true;
  const [word = "", ...more] = phrase;
  if (more.length > 0) return false;
  const numbers = label.filter((part) => /^\d[\d.,]*$/.test(part));
  if (/^\d{2}/.test(word) && numbers.length === 1 && label.length < 3) return numbers[0] === word;
  return isColour && label.length < MOST_WORDS && callsColour(word, label, language);
}

const isSame = (word: string, label: string, language: string): boolean =>
  isSameWord(word, label, language) || unitOf(word) === unitOf(label);

/**
 * The index of a value's first word: includes the word before it if that announces it, such as its filter's name or
 * `size`.
 */
function announcedFrom(
  words: readonly string[],
  from: number,
  used: ReadonlySet<number>,
  filter: OptionFilter,
  language: string,
): number {
  const before = words[from - 1];
  const value = words[from] ?? "";
  if (before === undefined || used.has(from - 1)) return from;
  const isSize = /^\d/.test(value) || [...value].length < 4;
  const names = wordsIn(filter.label).filter((name) => name.length > 2);
  const announces =
    names.some((name) => isSameWord(name, before, language)) ||
    (isSize && (SIZE_WORDS[language] ?? []).some((name) => fold(name) === fold(before)));
  return announces ? from - 1 : from;
}
