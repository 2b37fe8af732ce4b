import { LRUCache } from "lru-cache";

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
}: Options<T>) {
  const found = new LRUCache<string, Entry<T>>({ max });
  // Held apart, so that made-up names cannot evict real ones.
  const missing = new LRUCache<string, number>({ max });
  const running = new Map<string, Promise<StoreAnswer<T>>>();

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
      return renew(name);
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
    size: (): number => found.size,
  };
}
