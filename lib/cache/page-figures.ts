import { LRUCache } from "lru-cache";
import { PAGE_LIMITS } from "./limits.ts";

/** What happened to the pages of one site within one hour, in one process. */
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
 * Counts what the pages of each site did, by the hour, and how often each was asked for. Both are bounded, and a count is
 * one look-up in a map: it costs next to nothing per request.
 */
export function createPageFigures(now: () => number) {
  const sites = new LRUCache<string, HourFigures[]>({ max: SITES });
  const asked = new LRUCache<string, { count: number }>({
    max: PAGE_LIMITS.pages + PAGE_LIMITS.missing,
  });

  return {
    /** @param domain null for a page of no site, which nobody is shown */
    count(domain: string | null, event: Event): void {
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
      last[event] += 1;
    },
    /** A page was answered from the cache. */
    ask(key: string): void {
      const held = asked.get(key);
      if (held) held.count += 1;
      else asked.set(key, { count: 1 });
    },
    hitsOf: (key: string): number => asked.peek(key)?.count ?? 0,
    /** The hours of the last day in which something happened, oldest first. */
    hoursOf: (domain: string): readonly Readonly<HourFigures>[] =>
      (sites.peek(domain) ?? []).filter(({ hour }) => hour > now() / HOUR - HOURS),
  };
}
