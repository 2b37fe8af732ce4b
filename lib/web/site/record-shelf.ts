import { LRUCache } from "lru-cache";

interface Place<T> {
  readonly value: T;
  /** When the name was first added. */
  readonly since: number;
}

/** Milliseconds after which a name that is requested again counts as a real one: longer than loading one page takes. */
export const PROVEN_AFTER = 10_000;
/** The share of entries reserved for new names, so that they can become established. */
const NEWCOMERS = 0.2;

/**
 * A bounded map in which names that were requested again later outlive those seen only once, so that the many names of
 * a wildcard domain cannot evict real ones. Among equals the least recently requested one is evicted first.
 */
export function createRecordShelf<T>({ max, now }: { max: number; now: () => number }) {
  const proven = new LRUCache<string, Place<T>>({ max });
  const newcomers = new LRUCache<string, Place<T>>({ max });

  return {
    get(name: string): T | undefined {
      const held = proven.get(name);
      if (held) return held.value;
      const newcomer = newcomers.get(name);
      if (newcomer && now() - newcomer.since >= PROVEN_AFTER) {
        newcomers.delete(name);
        proven.set(name, newcomer);
      }
      return newcomer?.value;
    },
    set(name: string, value: T): void {
      const shelf = proven.has(name) ? proven : newcomers;
      shelf.set(name, { value, since: shelf.peek(name)?.since ?? now() });
      if (proven.size + newcomers.size <= max) return;
      (newcomers.size > Math.ceil(max * NEWCOMERS) ? newcomers : proven).pop();
    },
    delete(name: string): void {
      proven.delete(name);
      newcomers.delete(name);
    },
    size: (): number => proven.size + newcomers.size,
  };
}
