import { LRUCache } from "lru-cache";
import { isKeepable } from "#lib/web/cache/page-entry.ts";
import { type CacheControl, type PageValue, tagsIn } from "#lib/web/next/cache-value.ts";
import { packPage, unpackPage } from "./packed-page.ts";
import type { PageOwner } from "./page-owner.ts";

/**
 * An entry as Next reads it. `lastModified: -1` makes Next render before it answers, and fall back to the old page when
 * that fails.
 */
interface Found {
  readonly value: PageValue;
  readonly lastModified: number;
  readonly cacheControl: CacheControl | undefined;
}

/** Milliseconds within which a render ends, or the front has given up on it. */
const RENDER = 60_000;

/** Implements Next's cache interface by asking the owner of the pages; stores nothing itself. */
export function createRenderedPages(owner: () => Promise<PageOwner>) {
  /** Start times of the renders in flight: by the owner's clock, and by this process' monotonic clock. */
  const starts = new LRUCache<string, { at: number; since: number }>({ max: 10_000, ttl: RENDER });
  /** Pages that Next hands back where their renewal fails, with when that began. */
  const given = new WeakMap<PageValue, number>();

  /** The earliest start counts while a render is in flight, because other requests join it. */
  function begin(key: string, at: number, since: number): void {
    if (!starts.has(key)) starts.set(key, { at, since });
  }

  return {
    async get(key: string): Promise<Found | null> {
      const since = performance.now();
      const { page, use, at } = await (await owner()).get(key);
      const value = page && (await unpackPage(page.packed));
      if (!value || use !== "fresh") begin(key, at, since);
      if (!value) return null;
      given.set(value, at);
      const { checkedAt, cacheControl } = page;
      return { value, lastModified: use === "held" ? -1 : checkedAt, cacheControl };
    },

    /**
     * Hands a page that was rendered to the owner. Returns the milliseconds since its render began; null for a page that
     * was not rendered: its renewal has failed.
     */
    async set(key: string, value: PageValue, cacheControl?: CacheControl): Promise<number | null> {
      const begun = starts.get(key);
      const begunAt = begun?.at ?? null;
      starts.delete(key);
      const givenAt = given.get(value);
      if (givenAt !== undefined) {
        await (await owner()).fail(key, begunAt ?? givenAt);
        return null;
      }
      const { status = 200 } = value;
      const tags = tagsIn(value);
      if (isKeepable(key, status, tags)) {
        const packed = await packPage(value);
        await (await owner()).set(key, { packed, status, tags, cacheControl, begunAt });
      }
      return begun ? performance.now() - begun.since : null;
    },
  };
}
