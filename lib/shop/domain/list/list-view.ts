import { base64urlToText, textToBase64url } from "#lib/base/utils/base64url.ts";
import { normaliseKeywords } from "#lib/shop/values/keywords.ts";

/**
 * One view of a list: the part of a query that decides its content (docs/contract.md §7.1). `page` counts from
 * 1.
 */
export interface ListView {
  readonly page: number;
  /** The first page of the view if it shows several, up to `page`; always smaller. */
  readonly first?: number;
  readonly limit: 12 | 24;
  /** Sort id 1–8 (docs/contract.md §4.5); null for the list's default order. */
  readonly sort: number | null;
  /** Attribute code → ids, `[min, max]` (an end left empty is `OPEN_MIN` or `OPEN_MAX`) or `["yes"]`, sorted. May hold any name, `__proto__` included. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** The list holds the products that a search finds; absent on all other lists. */
  readonly keywords?: string;
}

/** An open end of a range in the query: `price=50,` or `price=,90`. */
export const OPEN_MIN = "min";
export const OPEN_MAX = "max";

export const DEFAULT_VIEW: ListView = { page: 1, limit: 12, sort: null, filters: {} };

const LIMITS = { page: 9_999, filters: 20, values: 20, segment: 1_500, keywords: 100 };
const NAME = /^[A-Za-z_][\w.-]{0,63}$/;
const VALUE = /^[\w.:-]{1,64}$/;
/** Names that are never attributes: our own, Next's and those of advertising campaigns. */
const OTHERS =
  /^(page|limit|sort|search|category|cartItemId|editPage|editFrame|mobileView|_rsc|nxtP.*|utm_.*|mtm_.*|pk_.*|mc_.*|hsa_.*|_hs.*|gad_.*|_ga|_gl|_kx|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|yclid|ysclid|epik|ScCid|li_fat_id|rdt_cid|mkt_tok|srsltid|ref|source)$/;

const RESERVED: ReadonlySet<string> = new Set(["page", "limit", "sort", "search"]);

/** Whether an address can name an attribute by this code. */
export const isFilterName = (code: string): boolean => NAME.test(code) && !OTHERS.test(code);

/** Whether a query can contain this as one value of a filter. */
export const isFilterValue = (value: string): boolean => VALUE.test(value);

/** The most pages shown as one. */
const MOST_PAGES = 8;

/** The view with the next page added below its own; null if that would be too long. */
export function withNextPage(view: ListView): ListView | null {
  const { first = view.page, page } = view;
  return page + 1 - first < MOST_PAGES ? { ...view, first, page: page + 1 } : null;
}

type Query = Iterable<readonly [string, string]>;

/** Reads a query: known names, sorted, bounded; everything else is ignored, so that equal views are equal strings. */
export function readListView(query: Query): ListView {
  const found = new Map<string, string>();
  const reserved = new Map<string, string>();
  for (const [name, value] of query) {
    if (RESERVED.has(name)) reserved.set(name, value);
    else if (isFilterName(name)) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before},${value}`);
    }
  }
  const filters = [...found]
    .map(([name, text]) => [name, valuesOf(text).sort(compare).slice(0, LIMITS.values)] as const)
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, LIMITS.filters);
  const keywords = normaliseKeywords(reserved.get("search") ?? "", LIMITS.keywords);
  return {
    ...pagesOf(reserved.get("page") ?? ""),
    limit: reserved.get("limit") === "24" ? 24 : 12,
    sort: wholeNumber(reserved.get("sort"), 1, 8),
    filters: Object.fromEntries(filters),
    ...(keywords !== "" && { keywords }),
  };
}

/** A query as one path segment: `_` for the plain list, else `page.limit.sort` and `.filters` in base64url. */
export function toViewSegment(query: Query): string {
  const view = readListView(query);
  const filters = filterQuery(view);
  const encoded = textToBase64url(filters);
  const plain = `${pagesText(view)}.${view.limit}.${view.sort ?? 0}`;
  if (!encoded || encoded.length > LIMITS.segment) return plain === "1.12.0" ? "_" : plain;
  return `${plain}.${encoded}`;
}

/** The view of a segment made by `toViewSegment`; anything else is the plain list. */
export function fromViewSegment(segment: string): ListView {
  const [page = "", limit = "", sort = "", filters = ""] = segment.split(".");
  try {
    return readListView([
      ["page", page],
      ["limit", limit],
      ["sort", sort],
      ...new URLSearchParams(base64urlToText(filters)),
    ]);
  } catch {
    return DEFAULT_VIEW;
  }
}

/** Whether a view is the list's first page in its default order, without filters. */
export const isPlainView = (view: ListView): boolean =>
  view.page === 1 && view.sort === null && !isNarrowed(view);

/** Whether a list shows a part of its products: by filters or a search. */
export const isNarrowed = ({ filters, keywords }: ListView): boolean =>
  keywords !== undefined || Object.keys(filters).length > 0;

/** Whether a segment holds filters or a search: there are too many such views to cache them. */
export const isFilteredSegment = (segment: string): boolean => segment.split(".").length > 3;

/** The query of a view, `""` or with its `?`; defaults are left out. */
export function toListQuery(view: ListView): string {
  const parts = [
    view.page > 1 && `page=${pagesText(view)}`,
    view.limit !== 12 && `limit=${view.limit}`,
    view.sort !== null && `sort=${view.sort}`,
    filterQuery(view),
  ].filter((part) => typeof part === "string" && part !== "");
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** `3`, or `1-3` where the pages before are shown too. */
const pagesText = ({ first, page }: Pick<ListView, "first" | "page">): string =>
  first !== undefined && first < page ? `${first}-${page}` : String(page);

function pagesOf(text: string): Pick<ListView, "first" | "page"> {
  const [one, other, more] = text.split("-").map((part) => wholeNumber(part, 1, LIMITS.page));
  if (other === undefined) return { page: one ?? 1 };
  const isRange = more === undefined && one && other && one < other && other - one < MOST_PAGES;
  return isRange ? { first: one, page: other } : { page: 1 };
}

const filterQuery = ({ filters, keywords }: ListView): string =>
  [
    ...(keywords === undefined ? [] : [String(new URLSearchParams({ search: keywords }))]),
    ...Object.entries(filters).map(([name, values]) => `${name}=${values.join(",")}`),
  ].join("&");

function valuesOf(text: string): string[] {
  const parts = text.slice(0, 2_000).split(",");
  const values = parts.filter((part) => VALUE.test(part));
  if (parts.length !== 2 || values.length !== 1) return values;
  if (parts[0] === "") return [OPEN_MIN, ...values];
  return parts[1] === "" ? [...values, OPEN_MAX] : values;
}

/** Numbers by size, so that a range stays `min,max`; everything else alphabetically. */
function compare(a: string, b: string): number {
  const difference = Number(a) - Number(b);
  if (!Number.isNaN(difference) && difference !== 0) return difference;
  return a < b ? -1 : a > b ? 1 : 0;
}

function wholeNumber(text: string | undefined, min: number, max: number): number | null {
  const value = /^\d{1,5}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}
