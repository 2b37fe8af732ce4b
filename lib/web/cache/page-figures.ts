import { LRUCache } from "lru-cache";
import { PAGE_LIMITS } from "./limits.ts";
import { domainOf } from "./page-entry.ts";

/** The events of one site's pages within one hour, in one process. */
export interface HourFigures {
  /** Hours since 1970. */
  readonly hour: number;
  /** Answered with a fresh page. */
  fresh: number;
  /** Answered with an old page, which was renewed behind it. */
  stale: number;
  /** Rendered before the answer. */
  misses: number;
  /** Renders that ended well. */
  renders: number;
  /** Renders that failed while an older page was held. */
  failed: number;
}

type Event = Exclude<keyof HourFigures, "hour">;

export const HOUR = 3_600_000;
/** Hours that are remembered. */
export const HOURS = 24;
const SITES = 500;

/**
 * Counts cache results of each site by the hour, and requests of each page. Both are bounded, and a count is one
 * look-up in a map, so it costs next to nothing per request.
 */
export function createPageFigures(now: () => number) {
  const sites = new LRUCache<string, HourFigures[]>({ max: SITES });
  const asked = new LRUCache<string, { count: number }>({
    max: PAGE_LIMITS.pages + PAGE_LIMITS.missing,
  });

  function ask(path: string, times = 1): void {
    const held = asked.get(path);
    if (held) held.count += times;
    else asked.set(path, { count: times });
  }

  /** @param domain null for a page of no site, which nobody is shown */
  function count(domain: string | null, event: Event, times = 1): void {
    if (domain === null) return;
    const hour = Math.floor(now() / HOUR);
    let hours = sites.get(domain);
    if (!hours) {
      hours = [];
      sites.set(domain, hours);
    }
    let last = hours.at(-1);
    if (last?.hour !== hour) {
      last = { hour, fresh: 0, stale: 0, misses: 0, renders: 0, failed: 0 };
      hours.push(last);
      if (hours.length > HOURS) hours.shift();
    }
    last[event] += times;
  }

  return {
    count,
    /** A page was answered from the cache. */
    ask,
    /** Pages were answered by the cache in front of this process (lib/run/front). */
    countHits(pages: readonly (readonly [path: string, hits: number])[]): void {
      for (const [path, hits] of pages) {
        ask(path, hits);
        count(domainOf(path), "fresh", hits);
      }
    },
    hitsOf: (path: string): number => asked.peek(path)?.count ?? 0,
    /** The hours of the last day in which something happened, oldest first. */
    hoursOf: (domain: string): readonly Readonly<HourFigures>[] =>
      (sites.peek(domain) ?? []).filter(({ hour }) => hour > now() / HOUR - HOURS),
  };
}
