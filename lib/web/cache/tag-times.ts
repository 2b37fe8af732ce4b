import { LRUCache } from "lru-cache";
import { endIn } from "./tags.ts";

interface Options {
  /** Tags that are remembered. */
  readonly max?: number;
  /** The clock of those whose pages these are. Milliseconds. */
  readonly now?: () => number;
}

/**
 * When each tag was last expired (milliseconds). Bounded: when a tag is dropped, every page rendered before its expiry
 * counts as expired, so that dropping costs renders and never shows an old page. A tag that names a moment expires by
 * itself at that moment.
 */
export function createTagTimes({ max = 50_000, now = Date.now }: Options = {}) {
  let floor = 0;
  const times = new LRUCache<string, number>({
    max,
    dispose: (time, _tag, reason) => {
      if (reason === "evict") floor = Math.max(floor, time);
    },
  });
  const endOf = (tag: string): number => {
    const end = endIn(tag);
    return end === null || end > now() ? 0 : end;
  };
  return {
    expire(tags: readonly string[], at: number): void {
      for (const tag of tags) times.set(tag, Math.max(at, times.peek(tag) ?? 0));
    },
    /** When a tag expired; 0 for never, and for one that was dropped. */
    timeOf: (tag: string): number => times.peek(tag) ?? 0,
    /** Whether a page whose contents were read at `since` has expired. */
    isExpired: (tags: readonly string[], since: number): boolean =>
      since <= floor || tags.some((tag) => Math.max(times.peek(tag) ?? 0, endOf(tag)) >= since),
  };
}
