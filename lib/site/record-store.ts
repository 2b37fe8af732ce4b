import { LRUCache } from "lru-cache";
import { createRecordShelf } from "./record-shelf.ts";

/** The outcome of a look-up. `fault` means that the backend did not answer; it says nothing about the name. */
export type Lookup<T> =
  | { readonly kind: "found"; readonly record: T }
  | { readonly kind: "unknown" }
  | { readonly kind: "fault" };
type StoreAnswer<T> =
  | { readonly kind: "found"; readonly record: T }
  | { readonly kind: "unknown" }
  | { readonly kind: "unavailable" };

interface Entry<T> {
  record: T;
  at: number;
  /** Earliest time of the next look-up after a fault; 0 where the last one was answered. */
  retryAt: number;
}

interface Options<T> {
  readonly load: (name: string) => Promise<Lookup<T>>;
  readonly max: number;
  readonly now?: () => number;
  /** Milliseconds after which a record is renewed in the background. */
  readonly freshFor?: number;
  /** Milliseconds after which a record is not used before the backend was asked. Never by default. */
  readonly waitAfter?: number;
  /**
   * How many names that are not held may be asked about in a second, all together; further ones are unavailable. With
   * it a fault is remembered for such a name too. Without it every one is asked about every time.
   */
  readonly strangersPerSecond?: number;
}

/** Milliseconds (docs/security.md §1.1): fresh, last good record, negative answer, pause after a fault. */
export const FRESH_FOR = 60_000;
export const LAST_GOOD_FOR = 24 * 3_600_000;
export const UNKNOWN_FOR = 30_000;
const PAUSE = 2_000;

/**
 * A bounded cache of named records. Fresh ones are answered at once, older ones too while a single look-up renews
 * them in the background, up to the age from which readers wait for it; after a fault the last good record counts for a
 * day.
 */
export function createRecordStore<T>({
  load,
  max,
  now = () => Date.now(),
  freshFor = FRESH_FOR,
  waitAfter = Number.POSITIVE_INFINITY,
  strangersPerSecond,
}: Options<T>) {
  const found = createRecordShelf<Entry<T>>({ max, now });
  // Held apart, so that made-up names cannot evict real ones.
  const missing = new LRUCache<string, number>({ max });
  const running = new Map<string, Promise<StoreAnswer<T>>>();
  /** When a look-up of a name that is not held failed, and when the last ones began. */
  const failed = new LRUCache<string, number>({ max });
  const begun: number[] = [];

  async function lookUp(name: string): Promise<StoreAnswer<T>> {
    const answer = await load(name).catch((): Lookup<T> => ({ kind: "fault" }));
    if (answer.kind === "found") {
      hold(name, answer.record);
      return answer;
    }
    if (answer.kind === "unknown") {
      found.delete(name);
      missing.set(name, now());
      return answer;
    }
    const held = found.get(name);
    if (held) held.retryAt = now() + PAUSE;
    else failed.set(name, now());
    return usable(held);
  }

  function hold(name: string, record: T): void {
    missing.delete(name);
    found.set(name, { record, at: now(), retryAt: 0 });
  }

  function usable(entry: Entry<T> | undefined): StoreAnswer<T> {
    return entry && now() - entry.at < LAST_GOOD_FOR
      ? { kind: "found", record: entry.record }
      : { kind: "unavailable" };
  }

  /** Asks about a name that is not held, within the limit. Known names are renewed whatever strangers do. */
  function meet(name: string): Promise<StoreAnswer<T>> | StoreAnswer<T> {
    if (strangersPerSecond === undefined || running.has(name)) return renew(name);
    while (begun.length > 0 && now() - (begun[0] ?? 0) >= 1_000) begun.shift();
    const since = failed.get(name);
    const isPaused = since !== undefined && now() - since < PAUSE;
    if (isPaused || begun.length >= strangersPerSecond) return { kind: "unavailable" };
    begun.push(now());
    return renew(name);
  }

  function renew(name: string): Promise<StoreAnswer<T>> {
    const inFlight = running.get(name) ?? lookUp(name).finally(() => running.delete(name));
    running.set(name, inFlight);
    return inFlight;
  }

  return {
    async get(name: string): Promise<StoreAnswer<T>> {
      const held = found.get(name);
      if (held) {
        const answer = usable(held);
        if (answer.kind === "unavailable") return renew(name);
        const age = now() - held.at;
        if (age < freshFor || now() < held.retryAt) return answer;
        const renewal = renew(name);
        // While the backend is silent nobody waits for it a second time.
        return age < waitAfter || held.retryAt > 0 ? answer : renewal;
      }
      const refused = missing.get(name);
      if (refused !== undefined && now() - refused < UNKNOWN_FOR) return { kind: "unknown" };
      return meet(name);
    },
    /** The next `get` renews in the background. */
    expire(name: string): void {
      const held = found.get(name);
      if (held) Object.assign(held, { at: Math.min(held.at, now() - freshFor), retryAt: 0 });
      missing.delete(name);
    },
    /** Takes a record that came with another answer. */
    put: hold,
    /** Renews at once and waits for the record. */
    refresh: (name: string): Promise<StoreAnswer<T>> => renew(name),
    /** How many records are held. */
    size: found.size,
  };
}
