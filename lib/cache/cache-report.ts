import type { HourFigures } from "./page-figures.ts";

/** Fresh, due to be rendered again, or kept because its last render failed. */
export type PageState = "fresh" | "stale" | "kept";

/**
 * Why a page is in its state: a tag of it was expired, its lifetime is over, its last render failed; or it is fresh and
 * lacks one of its blocks.
 */
export type StateReason = "changed" | "old" | "failed" | "gap";

/** One page that a process holds, as the cache view shows it. */
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

/** What one process holds of one site. */
export interface ProcessReport {
  /** The name of the process: its machine and its number. */
  readonly process: string;
  readonly domain: string;
  /** The last used ones, `REPORT_LIMIT` at most. */
  readonly pages: readonly HeldPage[];
  /** Of all pages, those that are left out included. */
  readonly total: { readonly pages: number; readonly bytes: number };
  readonly hours: readonly Readonly<HourFigures>[];
}

/** Pages in the report of one process. */
export const REPORT_LIMIT = 1_000;
