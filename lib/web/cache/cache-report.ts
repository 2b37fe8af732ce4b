import { type BrowserReport, browserFigures } from "#lib/web/reports/browser-figures.ts";
import { pathBelowSite } from "./page-entry.ts";
import type { HourFigures } from "./page-figures.ts";
import type { PageStore } from "./page-store.ts";

/** Fresh, due to be rendered again, or kept because its last render failed. */
export type PageState = "fresh" | "stale" | "kept";

/**
 * Why a page is in its state: a tag of it was expired, its lifetime is over, its last render failed; or it is fresh and
 * lacks one of its blocks.
 */
export type StateReason = "changed" | "old" | "failed" | "gap";

/** One cached page of a process, for the cache view. */
export interface HeldPage {
  /** The internal path below the site, e.g. `en/product/racket`. */
  readonly path: string;
  /** Without the site's name in front. */
  readonly tags: readonly string[];
  readonly status: number;
  /** Milliseconds since its contents were read, by the clock of the process that holds it. */
  readonly age: number;
  /** When they were read, by that clock: tells one render from the next. */
  readonly renderedAt: number;
  readonly bytes: number;
  readonly hits: number;
  readonly state: PageState;
  readonly why: StateReason | null;
}

/** The pages of one site that a process holds. */
export interface ProcessReport {
  /** The name of the process: its machine and its number. */
  readonly process: string;
  readonly domain: string;
  /** The last used ones, `REPORT_LIMIT` at most. */
  readonly pages: readonly HeldPage[];
  /** Totals of all pages, including those left out of the list. */
  readonly total: { readonly pages: number; readonly bytes: number };
  readonly hours: readonly Readonly<HourFigures>[];
  /** Counted reports of browsers; absent in the answer of a process of an older release. */
  readonly browsers?: BrowserReport;
}

/** Pages in the report of one process. */
const REPORT_LIMIT = 1_000;

/** The pages of one site, and of no other, in a store. */
export function reportOf(
  process: string,
  domain: string,
  store: Pick<PageStore, "list" | "hoursOf"> | null,
): ProcessReport {
  const all = store?.list(domain) ?? [];
  return {
    process,
    domain,
    pages: all.slice(0, REPORT_LIMIT).map((page) => toHeldPage(domain, page)),
    total: { pages: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) },
    hours: store?.hoursOf(domain) ?? [],
    browsers: browserFigures().report(domain),
  };
}

type Listed = ReturnType<PageStore["list"]>[number];

function toHeldPage(domain: string, { key, domain: _, tags, ...page }: Listed): HeldPage {
  const own = `${domain}|`;
  return {
    ...page,
    path: pathBelowSite(key) ?? "",
    tags: tags
      .filter((tag) => tag.startsWith(own) && !tag.startsWith(`${own}address:`))
      .map((tag) => tag.slice(own.length)),
  };
}
