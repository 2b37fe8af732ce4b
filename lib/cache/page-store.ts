import { LRUCache } from "lru-cache";
import {
  bytesOf,
  type CacheControl,
  domainOf,
  isFiltered,
  mixesSites,
  type PageEntry,
  type PageValue,
  tagsIn,
} from "./page-entry.ts";
import { createTagTimes } from "./tag-times.ts";
import { GAP_TAG } from "./tags.ts";

/** What Next reads: `lastModified: -1` makes it render before it answers, and still know the page it had. */
export interface Found {
  readonly value: PageValue;
  readonly lastModified: number;
  readonly cacheControl: CacheControl | undefined;
}

/** Pages shared by all replicas; every method resolves, whatever happens to the connection. */
export interface SharedPages {
  read(key: string): Promise<PageEntry | null>;
  write(key: string, entry: PageEntry): Promise<void>;
  expire(tags: readonly string[], at: number): Promise<void>;
  /** Hears of tags that other replicas expire. */
  listen(onExpire: (tags: readonly string[], at: number) => void): void;
}

interface Options {
  readonly shared?: SharedPages | null;
  readonly now?: () => number;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  pages: 5_000,
  bytes: 256 * 1024 * 1024,
  missing: 500,
  missingBytes: 16 * 1024 * 1024,
};
/** Milliseconds: how long a page outlives its last good render (hardening, "Faults"). */
export const HELD = 24 * 3_600_000;
/** Milliseconds within which a render that has begun is thought to end. */
const RENDER = 30_000;
const RESCUES = Symbol.for("baseline.rescues");
/** Seconds after which a failed renewal is tried again. */
const RETRY = 5;

/** The held pages of one process (architecture, section 2): bounded, expired by tag, never emptied by a fault. */
export function createPageStore({ shared = null, now = Date.now, limits }: Options = {}) {
  const bound = { ...LIMITS, ...limits };
  const shelf = (max: number, maxSize: number) =>
    new LRUCache<string, PageEntry>({ max, maxSize, sizeCalculation: bytesOf });
  const pages = shelf(bound.pages, bound.bytes);
  /** 404s have a small shelf of their own: made-up slugs cannot push real pages out. */
  const missing = shelf(bound.missing, bound.missingBytes);
  const tags = createTagTimes();
  const begun = new LRUCache<string, number>({ max: 10_000, ttl: RENDER, perf: { now } });
  /** Values handed out: Next gives one back when the render that should have replaced it failed. */
  const known = new WeakMap<PageValue, PageEntry>();
  shared?.listen((names, at) => tags.expire(names, at));

  const isExpired = (entry: PageEntry) => tags.isExpired(entry.tags, entry.checkedAt);
  const isDue = ({ checkedAt, cacheControl }: PageEntry) =>
    typeof cacheControl?.revalidate === "number" &&
    checkedAt + cacheControl.revalidate * 1_000 < now();

  function keep(key: string, entry: PageEntry): void {
    known.set(entry.value, entry);
    const [own, other] = entry.value.status === 404 ? [missing, pages] : [pages, missing];
    other.delete(key);
    own.set(key, entry);
  }

  async function find(key: string): Promise<PageEntry | null> {
    const held = pages.get(key) ?? missing.get(key) ?? null;
    if (!shared || (held && !isExpired(held) && !isDue(held))) return held;
    const other = await shared.read(key);
    if (!other || other.domain !== domainOf(key) || other.checkedAt <= (held?.checkedAt ?? 0))
      return held;
    keep(key, other);
    return other;
  }

  return {
    async get(key: string): Promise<Found | null> {
      const entry = await find(key);
      if (entry && now() - entry.renderedAt <= HELD && entry.domain === domainOf(key)) {
        const expired = isExpired(entry);
        if (expired || isDue(entry)) begin(key);
        return {
          value: entry.value,
          lastModified: expired ? -1 : entry.checkedAt,
          cacheControl: entry.cacheControl,
        };
      }
      begin(key);
      return null;
    },

    async set(key: string, value: PageValue, cacheControl?: CacheControl): Promise<void> {
      const before = known.get(value);
      const startedAt = begun.get(key) ?? now();
      begun.delete(key);
      if (before) {
        rescues.count += 1;
        keep(key, {
          ...before,
          checkedAt: now(),
          cacheControl: { ...cacheControl, revalidate: RETRY },
        });
        return;
      }
      const domain = domainOf(key);
      const names = tagsIn(value);
      if ((value.status ?? 200) >= 500 || isFiltered(key)) return;
      if (mixesSites(domain, names)) {
        console.error(`Page not kept: ${domain} was built from another site's data.`);
        return;
      }
      // What was read before a tag expired is old, however late the render ends: the start counts.
      const held = pages.get(key);
      if (names.includes(GAP_TAG) && held && !held.tags.includes(GAP_TAG) && !isExpired(held)) {
        // Nothing has changed but the backend's health: the whole page is worth more than the new one with a gap.
        keep(key, {
          ...held,
          checkedAt: now(),
          cacheControl: { ...cacheControl, revalidate: RETRY },
        });
        return;
      }
      const entry: PageEntry = {
        value,
        domain,
        tags: names,
        renderedAt: startedAt,
        checkedAt: startedAt,
        cacheControl,
      };
      keep(key, entry);
      await shared?.write(key, entry);
    },

    async expire(names: readonly string[]): Promise<void> {
      const at = now();
      tags.expire(names, at);
      await shared?.expire(names, at);
    },

    /** What is held, for the cache view: newest use first. */
    list: () =>
      [...pages.entries(), ...missing.entries()].map(([key, entry]) => ({
        key,
        domain: entry.domain,
        tags: entry.tags,
        renderedAt: entry.renderedAt,
        bytes: bytesOf(entry),
      })),
  };

  /** The earliest start counts while a render is under way, because others join it. */
  function begin(key: string): void {
    if (!begun.has(key)) begun.set(key, now());
  }
}

/** How often a page outlived a failed render: read by the server, which then asks for it (`lib/server`). */
const rescues = {
  get count(): number {
    return (globalThis as { [RESCUES]?: number })[RESCUES] ?? 0;
  },
  set count(value: number) {
    (globalThis as { [RESCUES]?: number })[RESCUES] = value;
  },
};

export type PageStore = ReturnType<typeof createPageStore>;
