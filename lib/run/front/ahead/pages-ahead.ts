import { LRUCache } from "lru-cache";
import type { Asked } from "#lib/run/front/visit-key.ts";
import { createIdleWork, type IdleLimits } from "./idle-work.ts";
import { ownHeaders } from "./own-headers.ts";

/** Pages whose visitors are counted. */
const COUNTED = 2_000;
/** The number of popular pages that are rendered in advance. */
const MOST = 50;
/** Visitors without whom a page is not worth it. */
const POPULAR = 2;
/** Milliseconds after the last expiry, so that the person who caused it sees the result first. */
const PAUSE = 250;

interface Options {
  /** Renders a page as if a visitor had requested it, unless it is cached. */
  readonly renew: (asked: Asked) => Promise<void>;
  readonly isIdle: () => boolean;
  readonly limits?: Partial<IdleLimits> & { readonly pause?: number };
}

interface Counted {
  readonly asked: Asked;
  visitors: number;
}

/**
 * Renders the most requested pages again when they expire, and those of the last run after a start, so that the first
 * visitor does not wait either. Only addresses without parameters, because these may contain personal tokens from
 * e-mails.
 */
export function createPagesAhead({ renew, isIdle, limits }: Options) {
  const pages = new LRUCache<string, Counted>({ max: COUNTED });
  const idle = createIdleWork({ isIdle, limits });
  let pausing: ReturnType<typeof setTimeout> | undefined;

  const popular = (): readonly Asked[] =>
    [...pages.values()]
      .filter(({ visitors }) => visitors >= POPULAR)
      .toSorted((one, other) => other.visitors - one.visitors)
      .slice(0, MOST)
      .map(({ asked }) => asked);

  function begin(all: readonly Asked[]): void {
    for (const asked of all)
      idle.add(`${asked.headers["x-forwarded-host"]}${asked.url}`, () => renew(asked));
  }

  return {
    /** A public page was rendered; `page` is the address to request it again. */
    rendered(page: string, { url = "/", headers }: Asked): void {
      if (url.includes("?") || pages.has(page)) return;
      pages.set(page, { asked: { method: "GET", url, headers: ownHeaders(headers) }, visitors: 0 });
    },

    /** How many visitors have got pages that were kept. */
    count(hits: readonly (readonly [page: string, hits: number])[]): void {
      for (const [page, more] of hits) {
        const counted = pages.get(page);
        if (counted) counted.visitors += more;
      }
    },

    /** Tags have expired: popular pages with them are rendered again. */
    expired(): void {
      clearTimeout(pausing);
      pausing = setTimeout(() => begin(popular()), limits?.pause ?? PAUSE).unref();
    },

    popular,
    begin,
    done: idle.done,
  };
}
