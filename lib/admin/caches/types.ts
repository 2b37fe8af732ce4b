import type { HeldPage } from "#lib/cache/cache-report.ts";
import type { HourFigures } from "#lib/cache/page-figures.ts";

/** Redis as the screen names it: there is none, it answers, it answers late, it does not answer. */
export type RedisState = "none" | "ok" | "slow" | "silent";

/** A held page with the process that holds it. */
export interface CacheRow extends HeldPage {
  /** The place of its process in `processes`. */
  readonly process: number;
  /** As visitors know it; null where it has no address of its own. */
  readonly address: string | null;
}

export interface CacheProcess {
  readonly name: string;
  /** The process that answers. */
  readonly isOwn: boolean;
  readonly pages: number;
  readonly bytes: number;
  readonly hits: number;
  readonly renders: number;
  readonly failed: number;
}

/** What the cache view shows: one site in every process that answers. */
export interface CachesAnswer {
  readonly redis: RedisState;
  /** Milliseconds of one command; null where Redis was not asked or did not answer. */
  readonly redisTook: number | null;
  readonly processes: readonly CacheProcess[];
  /** Processes that are alive and did not answer. */
  readonly silent: readonly string[];
  /** Of all processes together, the last 24 hours, one after the other. */
  readonly hours: readonly HourFigures[];
  /** What was searched for, `ROWS` at most. */
  readonly rows: readonly CacheRow[];
  /** How many rows were found, those that are left out included. */
  readonly found: number;
  /** Every tag of the site's pages, for choosing one. */
  readonly tags: readonly string[];
}

/** What is to be renewed: one address (by its internal path), the pages of a tag, or all of the site. */
export type Purge =
  | { readonly of: "address" | "tag"; readonly name: string }
  | { readonly of: "site" };

export interface PurgeAnswer {
  readonly renewed: number;
  readonly failed: number;
  /** Expired, and rendered by its next visitor. */
  readonly later: number;
  /** Whether every other process heard of it: null where there is none, false where Redis was silent. */
  readonly reachesOthers: boolean | null;
}
