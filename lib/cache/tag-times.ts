import { LRUCache } from "lru-cache";

/**
 * When each tag was last expired (milliseconds). Bounded: what falls out raises a floor, below which everything
 * counts as expired, so that forgetting costs a render and never shows an old page.
 */
export function createTagTimes(max = 50_000) {
  let floor = 0;
  const times = new LRUCache<string, number>({
    max,
    dispose: (time, _tag, reason) => {
      if (reason === "evict") floor = Math.max(floor, time);
    },
  });
  return {
    expire(tags: readonly string[], at: number): void {
      for (const tag of tags) times.set(tag, Math.max(at, times.peek(tag) ?? 0));
    },
    /** Whether something read at `since` is out of date by now. */
    isExpired: (tags: readonly string[], since: number): boolean =>
      since <= floor || tags.some((tag) => (times.peek(tag) ?? 0) >= since),
  };
}
