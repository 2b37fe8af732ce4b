import { LRUCache } from "lru-cache";
import { createRecordShelf } from "./record-shelf.ts";

/** The result of a look-up. `fault` means that the backend did not answer, so nothing is known about the name. */
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
  /** When its look-up began. */
  at: number;
  /** Earliest time of the next look-up after a fault; 0 if the last one was answered. */
  retryAt: number;
}

interface Options<T> {
  readonly load: (name: string) => Promise<Lookup<T>>;
  readonly max: number;
  readonly now?: () => number;
  /** Milliseconds after which a record is renewed in the background. */
  readonly freshFor?: number;
  /** Milliseconds after which a record is used only after asking the backend. Never by default. */
  readonly waitAfter?: number;
  /**
   * The most milliseconds that a reader waits for a look-up. It goes on without them, so that a slow backend is heard in the end;
   * readers get the last good record, or none. Unlimited by default.
   */
  readonly patience?: number;
  /**
   * How many look-ups of uncached names may start per second, in total; further ones are unavailable. With a limit,
   * faults are cached for such names too. Without it every request causes a look-up.
   */
  readonly strangersPerSecond?: number;
}

/** Milliseconds (docs/security.md §1.1): fresh, last good record, negative answer, pause after a fault. */
export const FRESH_FOR = 60_000;
export const LAST_GOOD_FOR = 24 * 3_600_000;
export const UNKNOWN_FOR = 30_000;
const PAUSE = 2_000;

/**
 * A bounded cache of named records. Fresh ones are returned immediately; older ones too, while a single look-up renews
 * them in the background, up to an age from which readers wait for it. After a fault the last good record is used for a
 * day.
 */
export function createRecordStore<T>({
  load,
  max,
  now = () => Date.now(),
  freshFor = FRESH_FOR,
  waitAfter = Number.POSITIVE_INFINITY,
  patience,
  strangersPerSecond,
}: Options<T>) {
  const found = createRecordShelf<Entry<T>>({ max, now });
  // Stored separately, so that made-up names cannot evict real ones.
  const missing = new LRUCache<string, number>({ max });
  const running = new Map<string, { began: number; answer: Promise<StoreAnswer<T>> }>();
  /** When look-ups of uncached names failed. */
  const failed = new LRUCache<string, number>({ max });
  const mayBegin = createRate(strangersPerSecond ?? Number.POSITIVE_INFINITY, now);

  async function lookUp(name: string, began: number): Promise<StoreAnswer<T>> {
    const answer = await load(name).catch((): Lookup<T> => ({ kind: "fault" }));
    if (answer.kind === "found") {
      hold(name, answer.record, began);
      return answer;
    }
    if (answer.kind === "unknown") {
      found.delete(name);
      missing.set(name, began);
      return answer;
    }
    const held = found.get(name);
    if (held) held.retryAt = now() + PAUSE;
    else failed.set(name, now());
    return usable(held, now());
  }

  function hold(name: string, record: T, at: number): void {
    // A later look-up may have finished before this one.
    if ((found.get(name)?.at ?? 0) > at) return;
    missing.delete(name);
    found.set(name, { record, at, retryAt: 0 });
  }

  /** Looks up an uncached name, within the limit. The limit does not affect the renewal of known names. */
  function meet(name: string, since: number): Promise<StoreAnswer<T>> | StoreAnswer<T> {
    if (strangersPerSecond === undefined || running.has(name)) return waitFor(name, since);
    const failedAt = failed.get(name);
    const isPaused = failedAt !== undefined && now() - failedAt < PAUSE;
    if (isPaused || !mayBegin()) return { kind: "unavailable" };
    return waitFor(name, since);
  }

  /** Waits for a look-up as long as a reader does. */
  async function waitFor(name: string, since: number): Promise<StoreAnswer<T>> {
    const first = await inTime(renew(name, since), patience);
    if (first) return first;
    const held = found.get(name);
    // Nobody waits for it a second time.
    if (held) held.retryAt = Math.max(held.retryAt, now());
    return usable(held, now());
  }

  /** Joins the look-up in flight, unless it began before the name was changed. */
  function renew(name: string, since: number): Promise<StoreAnswer<T>> {
    const inFlight = running.get(name);
    if (inFlight && inFlight.began >= since) return inFlight.answer;
    const began = now();
    const answer = lookUp(name, began).finally(() => {
      if (running.get(name)?.answer === answer) running.delete(name);
    });
    running.set(name, { began, answer });
    return answer;
  }

  return {
    /** @param since when the name was last changed: an older record is looked up again first */
    async get(name: string, since = 0): Promise<StoreAnswer<T>> {
      const held = found.get(name);
      if (held) {
        const answer = usable(held, now());
        if (answer.kind === "unavailable") return waitFor(name, since);
        const age = now() - held.at;
        const isChanged = held.at < since;
        if ((age < freshFor && !isChanged) || now() < held.retryAt) return answer;
        // While the backend does not respond, nobody waits for it a second time.
        if ((age >= waitAfter || isChanged) && held.retryAt === 0) return waitFor(name, since);
        void renew(name, since);
        return answer;
      }
      const refused = missing.get(name);
      if (refused !== undefined && refused >= since && now() - refused < UNKNOWN_FOR)
        return { kind: "unknown" };
      return meet(name, since);
    },
    /** Stores a record that came with another answer. */
    put: (name: string, record: T): void => hold(name, record, now()),
    /** The number of cached records. */
    size: found.size,
  };
}

function usable<T>(entry: Entry<T> | undefined, now: number): StoreAnswer<T> {
  return entry && now - entry.at < LAST_GOOD_FOR
    ? { kind: "found", record: entry.record }
    : { kind: "unavailable" };
}

/** The answer, or null if it takes longer than the given milliseconds. */
async function inTime<T>(answer: Promise<T>, patience: number | undefined): Promise<T | null> {
  if (patience === undefined) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}

/** Says whether one more may begin: so many in a second. */
function createRate(perSecond: number, now: () => number): () => boolean {
  const begun: number[] = [];
  return () => {
    while (begun.length > 0 && now() - (begun[0] ?? 0) >= 1_000) begun.shift();
    if (begun.length >= perSecond) return false;
    begun.push(now());
    return true;
  };
}
