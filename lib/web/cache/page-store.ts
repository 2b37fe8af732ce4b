import { pathOf } from "#lib/web/next/cache-value.ts";
import type { PageState, StateReason } from "./cache-report.ts";
import { createHeldPages } from "./held-pages.ts";
import { HELD_FOR, PAGE_LIMITS, RETRY_AFTER } from "./limits.ts";
import {
  addressTag,
  bytesOf,
  domainOf,
  type FoundPage,
  isFiltered,
  isKeepable,
  mixesSites,
  type NewPage,
  type PageEntry,
} from "./page-entry.ts";
import { createPageFigures } from "./page-figures.ts";
import { createTagTimes } from "./tag-times.ts";
import { GAP_TAG } from "./tags.ts";

/**
 * Pages shared by all replicas. Every method resolves, whatever happens to the connection. Times are those of this
 * process' clock.
 */
export interface SharedPages {
  read(key: string): Promise<PageEntry | null>;
  write(key: string, entry: PageEntry): Promise<void>;
  expire(tags: readonly string[]): Promise<void>;
  /**
   * Calls back when another replica has expired tags, and when an expiry was delivered late, in either direction, so
   * that caches in front may have stored an old page.
   */
  listen(
    onExpire: (tags: readonly string[], at: number) => void,
    onLate?: (tags: readonly string[]) => void,
  ): void;
}

interface Options {
  readonly shared?: SharedPages | null;
  /**
   * Called with expired tags; resolves when everybody who has to know does.
   * @param isOwn whether this store informs caches in front: it was asked to expire, or others have learned of it late
   */
  readonly onExpired?: (tags: readonly string[], isOwn: boolean) => Promise<unknown>;
  readonly now?: () => number;
  readonly limits?: Partial<typeof PAGE_LIMITS>;
}

/** As which an answer is counted. */
const COUNTED = { fresh: "fresh", renewing: "stale", held: "misses" } as const;

/** The cached pages of one machine (docs/architecture.md §2.1): bounded, expired by tag, never emptied by a fault. */
export function createPageStore({
  shared = null,
  onExpired = async () => {},
  now = Date.now,
  limits,
}: Options = {}) {
  const bound = { ...PAGE_LIMITS, ...limits };
  const pages = createHeldPages(bound);
  const tags = createTagTimes({ now });
  const figures = createPageFigures(now);
  shared?.listen(
    (names, at) => {
      tags.expire(names, at);
      void onExpired(names, false);
    },
    (names) => void onExpired(names, true),
  );

  const { isExpired, isDue, possibleUseOf, stateOf } = createAges(tags, now);

  async function find(key: string): Promise<PageEntry | null> {
    const own = pages.get(key);
    if (!shared || (own && !isExpired(own) && !isDue(own))) return own;
    const other = await shared.read(key);
    if (!other || other.domain !== domainOf(key) || other.checkedAt <= (own?.checkedAt ?? 0))
      return own;
    return pages.keep(key, other);
  }

  function retrySoon(key: string, entry: PageEntry): void {
    figures.count(entry.domain, "failed");
    pages.keep(key, {
      ...entry,
      checkedAt: now(),
      cacheControl: { ...entry.cacheControl, revalidate: RETRY_AFTER },
    });
  }

  return {
    async get(key: string): Promise<FoundPage> {
      const page = await find(key);
      const at = now();
      if (!page || at - page.renderedAt > HELD_FOR || page.domain !== domainOf(key)) {
        if (!isFiltered(key)) figures.count(domainOf(key), "misses");
        return { page: null, use: "held", at };
      }
      const use = possibleUseOf(page);
      figures.count(page.domain, COUNTED[use]);
      figures.ask(pathOf(key));
      const { packed, checkedAt, cacheControl } = page;
      return { page: { packed, checkedAt, cacheControl }, use, at };
    },

    async set(key: string, { begunAt, ...page }: NewPage): Promise<void> {
      if (!mayKeep(key, page)) return;
      const before = pages.real(key);
      // The backend failed for only one block: the complete cached page is better than one with a gap.
      if (page.tags.includes(GAP_TAG) && before && !before.tags.includes(GAP_TAG))
        if (!isExpired(before)) return retrySoon(key, before);
      // Data read before a tag expired is stale however late the render ends, so the start of the render counts.
      const startedAt = begunAt ?? now();
      // Another process has begun later, and was quicker.
      if ((pages.get(key)?.renderedAt ?? 0) > startedAt) return;
      const entry = toEntry(key, page, startedAt);
      figures.count(domainOf(key), "renders");
      pages.keep(key, entry);
      await shared?.write(key, entry);
    },

    async fail(key: string, begunAt: number): Promise<void> {
      const entry = pages.get(key);
      // A later change is a new reason to render.
      if (entry && !tags.isExpired(entry.tags, begunAt + 1)) retrySoon(key, entry);
    },

    async expire(names: readonly string[]): Promise<void> {
      if (names.length === 0) return;
      tags.expire(names, now());
      await Promise.all([onExpired(names, true), shared?.expire(names)]);
    },

    /** Pages that were answered without asking this store, by their internal paths. */
    countHits: figures.countHits,

    /** The cached pages, last used first; of one site if given. */
    list: (domain?: string) =>
      pages
        .entries()
        .filter(([, entry]) => domain === undefined || entry.domain === domain)
        .map(([key, entry]) => ({
          ...toListed(key, entry),
          age: now() - entry.renderedAt,
          hits: figures.hitsOf(pathOf(key)),
          ...stateOf(entry),
        })),

    /** The events of a site's pages in the last hours. */
    hoursOf: figures.hoursOf,
  };
}

/** Whether a page may be cached. A page with another site's data never may. */
function mayKeep(key: string, { status, tags }: Pick<NewPage, "status" | "tags">): boolean {
  if (!isKeepable(key, status, tags)) return false;
  const domain = domainOf(key);
  const isMixed = mixesSites(domain, tags);
  if (isMixed) console.error(`Page not kept: ${domain} was built from another site's data.`);
  return !isMixed;
}

/** The entry of a page whose render began at this moment. */
const toEntry = (key: string, page: Omit<NewPage, "begunAt">, startedAt: number): PageEntry => ({
  ...page,
  domain: domainOf(key),
  tags: [...page.tags, ...addressTag(key)],
  renderedAt: startedAt,
  checkedAt: startedAt,
});

/** An entry as staff see it in a list: without its bytes. */
const toListed = (key: string, entry: PageEntry) => ({
  key,
  domain: entry.domain,
  tags: entry.tags,
  status: entry.status,
  renderedAt: entry.renderedAt,
  bytes: bytesOf(entry),
});

/** How old entries are, by the times of their tags and the clock of this process. */
function createAges(tags: ReturnType<typeof createTagTimes>, now: () => number) {
  const isExpired = (entry: PageEntry) => tags.isExpired(entry.tags, entry.checkedAt);
  const isDue = ({ checkedAt, cacheControl }: PageEntry) =>
    typeof cacheControl?.revalidate === "number" &&
    checkedAt + cacheControl.revalidate * 1_000 < now();

  function stateOf(entry: PageEntry): { state: PageState; why: StateReason | null } {
    if (isExpired(entry)) return { state: "stale", why: "changed" };
    if (entry.checkedAt > entry.renderedAt) return { state: "kept", why: "failed" };
    if (isDue(entry)) return { state: "stale", why: "old" };
    return { state: "fresh", why: entry.tags.includes(GAP_TAG) ? "gap" : null };
  }

  const possibleUseOf = (entry: PageEntry) =>
    isExpired(entry) ? "held" : isDue(entry) ? "renewing" : "fresh";

  return { isExpired, isDue, possibleUseOf, stateOf };
}

export type PageStore = ReturnType<typeof createPageStore>;
