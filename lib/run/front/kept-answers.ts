import { LRUCache } from "lru-cache";
import { RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { createTagTimes } from "#lib/web/cache/tag-times.ts";
import { createFrequency } from "./frequency.ts";
import { FRONT_LIMITS } from "./front-limits.ts";
import type { Lifetime } from "./lifetime.ts";
import { createPackedAnswer, type PackedAnswer } from "./packed-answer.ts";
import type { Answer } from "./rendered-answer.ts";
import { createSlowQueue } from "./slow-queue.ts";

/** A cached answer. Times in milliseconds. */
export interface Kept {
  readonly answer: PackedAnswer;
  /** When its request was sent: later expiries apply to it. */
  readonly askedAt: number;
  readonly keptAt: number;
  readonly freshUntil: number;
  readonly renewingUntil: number;
  /** When the last renewal failed: for some seconds nobody tries again. */
  failedAt: number | null;
  /** How often it was found since it was kept or {@link POPULAR} was reached. */
  found: number;
}

/** An answer that was found so often is worth being compressed once more. */
const POPULAR = 3;

/** How a cached answer may be used: as it is, while it is renewed, or only if there is no newer one. */
export type Use = "fresh" | "renewing" | "held";

/** Monotonic milliseconds since 1970, with fractions: a later event has a later time. */
const steady = (): number => performance.timeOrigin + performance.now();

/** The size of a text in memory, in bytes: two per character if any is beyond Latin-1. */
const bytesOf = (text: string): number => 2 * text.length;

interface Options {
  readonly now?: () => number;
  readonly limits?: Partial<typeof FRONT_LIMITS>;
  readonly slowly?: ReturnType<typeof createSlowQueue>;
}

/**
 * The answers of one machine in memory, limited in number and bytes. A new one evicts the least recently used one only
 * if it is requested more often, so that one-time addresses evict nothing.
 */
export function createKeptAnswers({
  now = steady,
  limits,
  slowly = createSlowQueue(),
}: Options = {}) {
  const bound = { ...FRONT_LIMITS, ...limits };
  const shelves = createShelves(bound);
  /** The cache keys by address: a page has many addresses with parameters that it ignores. */
  const aliases = new LRUCache<string, string>({
    max: bound.aliases,
    maxSize: bound.aliasBytes,
    sizeCalculation: (own, key) => bytesOf(own) + bytesOf(key),
  });
  const tags = createTagTimes({ now });
  const ownKeyOf = (key: string): string =>
    shelves.hasPage(key) ? key : (aliases.get(key) ?? key);

  function countFound(kept: Kept): void {
    if (kept.answer.isTight) return;
    kept.found += 1;
    if (kept.found === POPULAR && !slowly.add(kept.answer.tighten)) kept.found = 0;
  }

  return {
    now,

    /** The cached answer of an address and how it may be used; counts the request. */
    find(key: string): { readonly kept: Kept; readonly use: Use } | null {
      const kept = shelves.find(ownKeyOf(key));
      if (!kept) return null;
      countFound(kept);
      const at = now();
      if (at - kept.keptAt > bound.heldFor) return null;
      return { kept, use: possibleUse(kept, tags, at) };
    },

    /**
     * Stores an answer, under the page's own address if it has one. Returns the entry, even if it was not stored.
     * @param askedAt when its request was sent, or when the render that it joined began
     */
    keep(key: string, own: string, answer: Answer, lifetime: Lifetime, askedAt: number): Kept {
      const before = shelves.peek(own);
      const count = (difference: number) => shelves.resize(own, kept, difference);
      const kept: Kept = {
        answer: createPackedAnswer(answer, count, before?.answer),
        askedAt,
        ...keptFor(lifetime, now()),
      };
      // It was requested before the cached one, and took longer.
      if (before && before.askedAt > askedAt) return kept;
      if (before) shelves.remove(own, before);
      if (shelves.put(own, kept) && own !== key) aliases.set(key, own);
      return kept;
    },

    /** Drops the answer of an address that is no longer public. */
    forget(key: string): void {
      const own = ownKeyOf(key);
      const kept = shelves.peek(own);
      if (kept) shelves.remove(own, kept);
    },

    /** Asking for it again has failed: for some seconds it is used without another try. */
    waitWith(kept: Kept): void {
      kept.failedAt = now();
    },

    expire: (names: readonly string[]): void => tags.expire(names, now()),

    /** Whether anything with these tags has changed since `since`. */
    hasExpired: (names: readonly string[], since: number): boolean => tags.isExpired(names, since),

    size: () => ({ ...shelves.size(), aliases: aliases.size }),
  };
}

/** Two caches, each limited in number and both together in bytes. The least requested entries are evicted. */
function createShelves(bound: typeof FRONT_LIMITS) {
  const shelf = (max: number) => new LRUCache<string, Kept>({ max });
  const pages = shelf(bound.pages);
  /** Redirects and pages that are not there: they have no end, and must not push out others. */
  const others = shelf(bound.others);
  const frequency = createFrequency(bound.pages);
  let bytes = 0;

  const shelfOf = ({ answer }: Kept) => (answer.status === 200 ? pages : others);
  const peek = (key: string) => pages.peek(key) ?? others.peek(key);

  function remove(key: string, kept: Kept): void {
    if (shelfOf(kept).delete(key)) bytes -= kept.answer.bytes + bytesOf(key);
  }

  /** Whether there is room, or can be made by evicting less requested entries. */
  function makeRoom(key: string, kept: Kept): boolean {
    const from = shelfOf(kept);
    const asked = frequency.of(key);
    const needed = kept.answer.bytes + bytesOf(key);
    const isFull = () => from.size >= from.max || bytes + needed > bound.bytes;
    while (isFull()) {
      const victim = (from.size > 0 ? from : others).rkeys().next().value;
      const least = victim === undefined ? undefined : peek(victim);
      if (victim === undefined || !least) return false;
      if (from.size > 0 && frequency.of(victim) >= asked) return false;
      remove(victim, least);
    }
    return true;
  }

  return {
    hasPage: (key: string) => pages.has(key),
    /** Counts the request. */
    find(key: string): Kept | undefined {
      frequency.ask(key);
      return pages.get(key) ?? others.get(key);
    },
    peek,
    remove,
    /** Returns whether it was kept. */
    put(key: string, kept: Kept): boolean {
      if (kept.answer.bytes > bound.largest || !makeRoom(key, kept)) return false;
      shelfOf(kept).set(key, kept);
      bytes += kept.answer.bytes + bytesOf(key);
      return true;
    },
    /** Called when its compressed forms have changed in size. */
    resize(key: string, kept: Kept, difference: number): void {
      if (peek(key) === kept) bytes += difference;
    },
    size: () => ({ pages: pages.size, others: others.size, bytes }),
  };
}

function possibleUse(kept: Kept, tags: ReturnType<typeof createTagTimes>, at: number): Use {
  const { failedAt, answer, askedAt, freshUntil, renewingUntil } = kept;
  const isWaiting = failedAt !== null && at < failedAt + RETRY_AFTER * 1_000;
  // A later change is a new reason to ask again.
  if (isWaiting && !tags.isExpired(answer.tags, failedAt + 1)) return "fresh";
  if (tags.isExpired(answer.tags, askedAt)) return "held";
  if (at < freshUntil) return "fresh";
  return at < renewingUntil ? "renewing" : "held";
}

const keptFor = ({ fresh, renewing }: Lifetime, at: number) => ({
  keptAt: at,
  freshUntil: at + fresh,
  renewingUntil: at + fresh + renewing,
  failedAt: null,
  found: 0,
});
