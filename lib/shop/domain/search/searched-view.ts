import { base64urlToText, textToBase64url } from "#lib/base/utils/base64url.ts";
import { normaliseKeywords } from "#lib/shop/values/keywords.ts";

/**
 * The searchable categories, in the order of the tabs (docs/screens.md §2.14). The names are those of the query `category`.
 */
export const SEARCH_CATEGORIES = ["products", "pages", "posts", "productCategories"] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];

/** One view of the search page. `page` counts from 1. */
export interface SearchView {
  /** Normalised; "" before the first search. */
  readonly keywords: string;
  /** Null if the query names none: products are shown, or the first tab with results. */
  readonly category: SearchCategory | null;
  readonly page: number;
}

export const EMPTY_SEARCH: SearchView = { keywords: "", category: null, page: 1 };
/** Milliseconds (docs/screens.md §6.1). */
export const SEARCH_DEBOUNCE = 500;
/** Results of one tab (docs/screens.md §6.4). */
export const SEARCH_LIMIT = 10;
const LAST_PAGE = 9_999;
/** Our own names in the query; other names are left unchanged. */
const NAMES = ["search", "category", "page"] as const;

/** Reads a query; everything unknown is ignored, so that equal views are equal strings. */
export function readSearchView(query: Pick<URLSearchParams, "get">): SearchView {
  const keywords = normaliseKeywords(query.get("search") ?? "");
  const category = toCategory(query.get("category") ?? "");
  const page = query.get("page") ?? "";
  const number = /^\d{1,4}$/.test(page) ? Number(page) : 1;
  return {
    keywords,
    category,
    page: keywords !== "" && number >= 1 && number <= LAST_PAGE ? number : 1,
  };
}

/** The query of a view, "" or with its `?`; defaults are left out. `others` is a query whose other names are kept. */
export function toSearchQuery(view: SearchView, others?: URLSearchParams): string {
  const query = new URLSearchParams(others);
  for (const name of NAMES) query.delete(name);
  if (view.keywords !== "") query.set("search", view.keywords);
  if (view.category !== null) query.set("category", view.category);
  if (view.page > 1) query.set("page", String(view.page));
  const text = query.toString();
  return text && `?${text}`;
}

/** A query as one path segment: `_` for the empty search, else the view in base64url. */
export function toSearchSegment(query: Pick<URLSearchParams, "get">): string {
  const { keywords, category, page } = readSearchView(query);
  if (keywords === "" && category === null) return "_";
  return textToBase64url(`${category ?? ""}.${page}.${keywords}`);
}

/** The view of a segment made by `toSearchSegment`; anything else is the empty search. */
export function fromSearchSegment(segment: string): SearchView {
  if (segment === "_") return EMPTY_SEARCH;
  try {
    const text = base64urlToText(segment);
    const [, category = "", page = "", search = ""] = /^(\w*)\.(\d+)\.(.*)$/s.exec(text) ?? [];
    return readSearchView(new URLSearchParams({ category, page, search }));
  } catch {
    return EMPTY_SEARCH;
  }
}

/** Whether a segment names a search: there are too many such pages to cache them. */
export const isSearchSegment = (segment: string): boolean => segment !== "_";

/**
 * The tabs of a site, in the order of its option: all of them if the option is empty, none if it names only unknown
 * ones (an error: docs/screens.md §4.12). `names` null = the option is absent.
 */
export function configuredCategories(names: readonly string[] | null): SearchCategory[] {
  if (names === null) return [...SEARCH_CATEGORIES];
  const wanted = names.map((name) => name.toLowerCase());
  return SEARCH_CATEGORIES.filter((category) => wanted.includes(category.toLowerCase()));
}

/** The order of the tabs: empty ones come after those with results and those still loading. */
export const emptyLast = (
  categories: readonly SearchCategory[],
  totalOf: (category: SearchCategory) => number | null,
): SearchCategory[] =>
  [...categories].sort((a, b) => Number(totalOf(a) === 0) - Number(totalOf(b) === 0));

const toCategory = (text: string): SearchCategory | null =>
  SEARCH_CATEGORIES.find((category) => category === text) ?? null;
