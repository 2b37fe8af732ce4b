import type { HeldPage } from "#lib/web/cache/cache-report.ts";
import type { HourFigures } from "#lib/web/cache/page-figures.ts";

/** The state of Redis on the screen: not configured, answering, slow, not answering. */
export type RedisState = "none" | "ok" | "slow" | "silent";

/** A cached page with its process. */
export interface CacheRow extends HeldPage {
  /** The index of its process in `processes`. */
  readonly process: number;
  /** The public address; null if it has none. */
  readonly address: string | null;
}

export interface CacheProcess {
  readonly name: string;
  /** The process that returns this answer. */
  readonly isOwn: boolean;
  readonly pages: number;
  readonly bytes: number;
  readonly hits: number;
  readonly renders: number;
  readonly failed: number;
}

/** The data of the cache view: one site in every process that answers. */
export interface CachesAnswer {
  readonly redis: RedisState;
  /** Milliseconds of one command; null if Redis was not asked or did not answer. */
  readonly redisTook: number | null;
  readonly processes: readonly CacheProcess[];
  /** Live processes that did not answer. */
  readonly silent: readonly string[];
  /** Totals of all processes, one entry for each of the last 24 hours. */
  readonly hours: readonly HourFigures[];
  /** The rows found, `ROWS` at most. */
  readonly rows: readonly CacheRow[];
  /** How many rows were found, including those left out. */
  readonly found: number;
  /** Every tag of the site's pages, to choose from. */
  readonly tags: readonly string[];
}

/** The target of a purge: one address (by its internal path), the pages of a tag, or the whole site. */
export type Purge =
  | { readonly of: "address" | "tag"; readonly name: string }
  | { readonly of: "site" };

export interface PurgeAnswer {
  readonly renewed: number;
  readonly failed: number;
  /** Expired, and rendered by its next visitor. */
  readonly later: number;
  /** Whether every other process was informed: null if there is none, false if Redis did not answer. */
  readonly reachesOthers: boolean | null;
}
