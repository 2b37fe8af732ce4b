import { LRUCache } from "lru-cache";
import { processWide } from "#lib/utils/process-wide.ts";
import type { PageState, StateReason } from "./cache-report.ts";
import { announceExpiry } from "./expiries.ts";
import { HELD_FOR, PAGE_LIMITS, RETRY_AFTER } from "./limits.ts";
import {
  addressTag,
  bytesOf,
  type CacheControl,
  domainOf,
  isFiltered,
  isRealPage,
  mixesSites,
  type PageEntry,
  type PageValue,
  pathOf,
  tagsIn,
  withOwnMemory,
} from "./page-entry.ts";
import { createPageFigures } from "./page-figures.ts";
import { createTagTimes } from "./tag-times.ts";
import { GAP_TAG, OTHER_VIEW_TAG } from "./tags.ts";

/**
 * An entry as Next reads it. `lastModified: -1` makes Next render before it answers, and fall back to the old page when
 * that fails.
 */
interface Found {
  readonly value: PageValue;
  readonly lastModified: number;
  readonly cacheControl: CacheControl | undefined;
}

/** Pages shared by all replicas. Every method resolves, whatever happens to the connection. */
export interface SharedPages {
  read(key: string): Promise<PageEntry | null>;
  write(key: string, entry: PageEntry): Promise<void>;
  expire(tags: readonly string[], at: number): Promise<void>;
  /** Calls back when another replica has expired tags. */
  listen(onExpire: (tags: readonly string[], at: number) => void): void;
}

interface Options {
  readonly shared?: SharedPages | null;
  readonly now?: () => number;
  readonly limits?: Partial<typeof PAGE_LIMITS>;
}

/** Milliseconds within which a render is expected to end. */
const RENDER = 30_000;

/**
 * How often a render failed while the page's last good version was held. `lib/server/noted-response.ts` tells
 * the front, which asks once more and gets the held page.
 */
export const failedRenewals = processWide("failed-renewals", () => ({ count: 0 }));

/** The pages held by one process (docs/architecture.md §2.1): bounded, expired by tag, never emptied by a fault. */
export function createPageStore({ shared = null, now = Date.now, limits }: Options = {}) {
  const bound = { ...PAGE_LIMITS, ...limits };
  const createCache = (max: number, maxSize: number) =>
    new LRUCache<string, PageEntry>({ max, maxSize, sizeCalculation: bytesOf });
  const pages = createCache(bound.pages, bound.bytes);
  /** 404 pages and redirects are held apart, so that made-up addresses cannot evict real pages. */
  const missing = createCache(bound.missing, bound.missingBytes);
  const tags = createTagTimes();
  const figures = createPageFigures(now);
  const renderStarts = new LRUCache<string, number>({ max: 10_000, ttl: RENDER, perf: { now } });
  /** The entries by the value handed to Next. When a render fails, Next hands the old value back to `set`. */
  const entryOf = new WeakMap<PageValue, PageEntry>();
  shared?.listen((names, at) => {
    tags.expire(names, at);
    announceExpiry(names, false);
  });

  const isExpired = (entry: PageEntry) => tags.isExpired(entry.tags, entry.checkedAt);
  const isDue = ({ checkedAt, cacheControl }: PageEntry) =>
    typeof cacheControl?.revalidate === "number" &&
    checkedAt + cacheControl.revalidate * 1_000 < now();

  function keep(key: string, entry: PageEntry): void {
    entryOf.set(entry.value, entry);
    const [target, other] = isRealPage(entry.value) ? [pages, missing] : [missing, pages];
    other.delete(key);
    target.set(key, entry);
  }

  async function find(key: string): Promise<PageEntry | null> {
    const held = pages.get(key) ?? missing.get(key) ?? null;
    if (!shared || (held && !isExpired(held) && !isDue(held))) return held;
    const other = await shared.read(key);
    if (!other || other.domain !== domainOf(key) || other.checkedAt <= (held?.checkedAt ?? 0))
      return held;
    const own = { ...other, value: withOwnMemory(other.value) };
    keep(key, own);
    return own;
  }

  return {
    async get(key: string): Promise<Found | null> {
      const entry = await find(key);
      if (entry && now() - entry.renderedAt <= HELD_FOR && entry.domain === domainOf(key)) {
        const expired = isExpired(entry);
        const isOld = expired || isDue(entry);
        if (isOld) begin(key);
        figures.count(entry.domain, expired ? "misses" : isOld ? "stale" : "fresh");
        figures.ask(pathOf(key));
        return {
          value: entry.value,
          lastModified: expired ? -1 : entry.checkedAt,
          cacheControl: entry.cacheControl,
        };
      }
      begin(key);
      if (!isFiltered(key)) figures.count(domainOf(key), "misses");
      return null;
    },

    async set(key: string, value: PageValue, cacheControl?: CacheControl): Promise<void> {
      const retrySoon = (entry: PageEntry) => {
        figures.count(entry.domain, "failed");
        keep(key, {
          ...entry,
          checkedAt: now(),
          cacheControl: { ...cacheControl, revalidate: RETRY_AFTER },
        });
      };
      // Data read before a tag expired is stale however late the render ends, so the start of the render counts.
      const startedAt = renderStarts.get(key) ?? now();
      renderStarts.delete(key);
      const before = entryOf.get(value);
      if (before) {
        failedRenewals.count += 1;
        return retrySoon(before);
      }
      const domain = domainOf(key);
      const names = tagsIn(value);
      if ((value.status ?? 200) >= 500 || isFiltered(key)) return;
      if (names.includes(OTHER_VIEW_TAG)) return;
      if (mixesSites(domain, names)) {
        console.error(`Page not kept: ${domain} was built from another site's data.`);
        return;
      }
      const held = pages.get(key);
      // The backend failed for one block only: the complete held page is better than one with a gap.
      if (names.includes(GAP_TAG) && held && !held.tags.includes(GAP_TAG) && !isExpired(held))
        return retrySoon(held);
      const entry: PageEntry = {
        value: withOwnMemory(value),
        domain,
        tags: [...names, ...addressTag(key)],
        renderedAt: startedAt,
        checkedAt: startedAt,
        cacheControl,
      };
      figures.count(domain, "renders");
      keep(key, entry);
      await shared?.write(key, entry);
    },

    async expire(names: readonly string[]): Promise<void> {
      const at = now();
      tags.expire(names, at);
      announceExpiry(names, true);
      await shared?.expire(names, at);
    },

    /** Whether what was read at this time (milliseconds) with these tags is out of date. */
    hasExpired: (names: readonly string[], since: number): boolean => tags.isExpired(names, since),
    /** Expires what another process of this machine has announced. */
    expireHere: (names: readonly string[]): void => tags.expire(names, now()),
    /** Pages that were answered in front of this process, by their internal paths. */
    countHits: figures.countHits,

    /** What is held, last used first; of one site where it is named. */
    list: (domain?: string) =>
      [...pages.entries(), ...missing.entries()]
        .filter(([, entry]) => domain === undefined || entry.domain === domain)
        .map(([key, entry]) => ({
          key,
          domain: entry.domain,
          tags: entry.tags,
          status: entry.value.status ?? 200,
          age: now() - entry.renderedAt,
          renderedAt: entry.renderedAt,
          bytes: bytesOf(entry),
          hits: figures.hitsOf(pathOf(key)),
          ...stateOf(entry),
        })),

    /** What happened to the pages of a site in the last hours. */
    hoursOf: figures.hoursOf,
  };

  function stateOf(entry: PageEntry): { state: PageState; why: StateReason | null } {
    if (isExpired(entry)) return { state: "stale", why: "changed" };
    if (entry.checkedAt > entry.renderedAt) return { state: "kept", why: "failed" };
    if (isDue(entry)) return { state: "stale", why: "old" };
    return { state: "fresh", why: entry.tags.includes(GAP_TAG) ? "gap" : null };
  }

  /** The earliest start counts while a render is in flight, because other requests join it. */
  function begin(key: string): void {
    if (!renderStarts.has(key)) renderStarts.set(key, now());
  }
}

export type PageStore = ReturnType<typeof createPageStore>;
