import { LRUCache } from "lru-cache";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { HELD_FOR } from "./limits.ts";
import { isRealPage, type PageEntry } from "./page-entry.ts";
import type { SharedPages } from "./page-store.ts";
import { withTimeout } from "./redis/redis-timeout.ts";
import { isRefusing } from "./redis/refusals.ts";
import { type ClockCommands, createSharedClock } from "./redis/shared-clock.ts";
import { noteDropped, readSigned, signText } from "./redis/signed-text.ts";
import { subscription } from "./redis/subscription.ts";

/** The commands of Redis in use, as the `redis` client has them. */
export interface RedisCommands extends ClockCommands {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, options: { PX: number }): Promise<unknown>;
  zAdd(key: string, members: { score: number; value: string }[]): Promise<unknown>;
  zRangeWithScores(
    key: string,
    start: number,
    stop: number,
  ): Promise<{ score: number; value: string }[]>;
  zRemRangeByScore(key: string, min: number, max: number): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

/** Tags of which a process remembers that it has expired them or heard of it. */
const MAX_KNOWN = 10_000;

/** The delivery state of an expiry that Redis may not have received completely. */
interface Owed {
  /** Its time is stored in Redis, for replicas that connect later. */
  readonly isRecorded: boolean;
  /** It was published, for connected replicas. */
  readonly isTold: boolean;
}

interface Expiries {
  /** Exchanges what was missed; after each connection, and when Redis takes commands that it has refused. */
  sync(): Promise<void>;
  /** Sends again what Redis may not have got, and fetches what others could not tell. */
  repeat(): Promise<void>;
}

/**
 * Pages in Redis, shared by all replicas of one build. While Redis is slow or down each process serves from its own
 * memory; expiries missed during that time are exchanged once the connection is back, even if Redis has lost its
 * memory.
 * @param now the clock of this process
 */
export function createSharedPages(
  redis: RedisCommands,
  subscriber: RedisCommands,
  prefix: string,
  now = () => Date.now(),
): SharedPages & Expiries {
  const times = `${prefix}:tags`;
  const channel = `${prefix}:expire`;
  /** Its own messages come back to it, and would expire what it has rendered since. */
  const self = crypto.randomUUID();
  const clock = createSharedClock(redis, prefix, now);
  /** When each tag expired, by Redis' clock; 0 where that is not known. */
  const known = new LRUCache<string, number>({ max: MAX_KNOWN, ttl: HELD_FOR });
  const owed = createOwed(redis, { times, channel, self });
  let isFirst = true;
  let notify: (tags: readonly string[], at: number) => void = () => {};
  let tellLate: (tags: readonly string[]) => void = () => {};

  /** Expires the tags that others have recorded since; returns Redis' record, null if it does not answer. */
  async function fetchMissed(): Promise<ReadonlyMap<string, number> | null> {
    const found = await withTimeout(redis, () => redis.zRangeWithScores(times, 0, -1));
    // Asked after it, so that nothing found is later.
    const moment = found && (await clock.look());
    if (!found || !moment) return null;
    const all = found.flatMap(({ value: signed, score }) => {
      const value = readSigned(times, signed);
      return value === null ? [] : { value, score };
    });
    if (all.length < found.length) noteDropped("time of an expired page");
    const missed = all.filter(({ value, score }) => (known.get(value) ?? 0) < score);
    for (const { value, score } of missed) known.set(value, score);
    // A process that has just started holds no pages of its own; the current time would expire all pages in Redis.
    if (isFirst) for (const { value, score } of missed) notify([value], moment.toOwnLatest(score));
    else if (missed.length > 0) {
      const tags = missed.map(({ value }) => value);
      notify(tags, now());
      tellLate(tags);
    }
    isFirst = false;
    return new Map(all.map(({ value, score }) => [value, score]));
  }

  const listenToOthers = subscription(redis, subscriber, channel, (message) => {
    const expiry = readExpiry(readSigned(channel, message));
    if (!expiry) return noteDropped("message about expired pages");
    const { tags, at, from } = expiry;
    if (from === self) return;
    note(tags, at);
    // By this process's own clock, like the times of its pages.
    notify(tags, now());
  });

  function note(tags: readonly string[], at: number): void {
    for (const tag of tags) known.set(tag, Math.max(at, known.get(tag) ?? 0));
  }

  /** @param late the expiries that could not be announced when they happened */
  async function resend(late = owed.tags()): Promise<void> {
    const tags = owed.tags();
    if (tags.length === 0) return;
    // With the current time: pages that other replicas have rendered since may be stale as well.
    const at = (await clock.look())?.now ?? 0;
    note(owed.unrecorded(tags), at);
    await owed.send(tags, at);
    const left = new Set(owed.tags());
    const sent = late.filter((tag) => !left.has(tag));
    if (sent.length > 0) tellLate(sent);
  }

  return {
    ...createEntries(redis, prefix, clock, now),
    async expire(tags) {
      if (tags.length === 0) return;
      owed.forget(tags);
      const at = (await clock.look())?.now ?? 0;
      note(tags, at);
      await owed.send(tags, at);
    },
    listen(onExpire, onLate = () => {}) {
      notify = onExpire;
      tellLate = onLate;
      void listenToOthers();
    },
    async sync() {
      void listenToOthers();
      const held = await fetchMissed();
      if (!held) return;
      const late = owed.tags();
      for (const [tag, at] of known.entries()) if ((held.get(tag) ?? 0) < at) owed.add(tag);
      await resend(late);
    },
    async repeat() {
      // If others may not publish, or this process may not subscribe, only the stored record reports expiries.
      if (isRefusing(redis)) await fetchMissed();
      await resend();
    },
  };
}

/** The pages themselves, each under a name of its own, with times of Redis' clock. */
function createEntries(
  redis: RedisCommands,
  prefix: string,
  clock: ReturnType<typeof createSharedClock>,
  now: () => number,
): Pick<SharedPages, "read" | "write"> {
  return {
    async read(key) {
      const name = `${prefix}:page:${key}`;
      // Sent together, and answered in this order: no page that is found is later than the time.
      const page = withTimeout(redis, () => redis.get(name));
      const [found, moment] = await Promise.all([page, clock.look()]);
      const text = readSigned(name, found);
      const entry = text === null ? null : unpack(text);
      if (found !== null && entry === null) noteDropped("page");
      if (!entry || !moment) return null;
      const own = withTimes(entry, moment.toOwn);
      // From before Redis lost its clock, so its age is unknown.
      return own.checkedAt > now() ? null : own;
    },
    async write(key, entry) {
      // Made-up addresses have no end, and would push pages and the times of tags out of Redis.
      if (!isRealPage(entry)) return;
      const name = `${prefix}:page:${key}`;
      const moment = await clock.look();
      if (!moment) return;
      const text = pack(withTimes(entry, moment.toShared));
      await withTimeout(redis, async () => redis.set(name, signText(name, text), { PX: HELD_FOR }));
    },
  };
}

const withTimes = (entry: PageEntry, convert: (at: number) => number): PageEntry => ({
  ...entry,
  renderedAt: convert(entry.renderedAt),
  checkedAt: convert(entry.checkedAt),
});

interface ExpiryNames {
  /** Of the set with the time of each tag. */
  readonly times: string;
  readonly channel: string;
  /** Of this process, which signs its messages. */
  readonly self: string;
}

/** Sends expiries to Redis and to the other replicas, and keeps those that may not have arrived completely. */
function createOwed(redis: RedisCommands, { times, channel, self }: ExpiryNames) {
  const owed = new Map<string, Owed>();

  async function record(tags: readonly string[], at: number): Promise<boolean> {
    // Redis has not said what time it is.
    if (at === 0) return false;
    const isRecorded = await withTimeout(redis, async () => {
      await redis.zAdd(
        times,
        tags.map((tag) => ({ score: at, value: signText(times, tag) })),
      );
      return true;
    });
    if (isRecorded) void withTimeout(redis, () => redis.zRemRangeByScore(times, 0, at - HELD_FOR));
    return isRecorded ?? false;
  }

  const tell = async (tags: readonly string[], at: number): Promise<boolean> =>
    (await withTimeout(redis, async () => {
      await redis.publish(channel, signText(channel, JSON.stringify({ tags, at, from: self })));
      return true;
    })) ?? false;

  const unrecorded = (tags: readonly string[]) => tags.filter((tag) => !owed.get(tag)?.isRecorded);

  /**
   * Records when tags expired, by Redis' clock, and publishes them. A Redis that is full or read-only refuses the first
   * and accepts the second; one that forbids publishing, the other way round. Refused parts are kept for later;
   * accepted parts are not repeated, because each message makes all replicas render.
   * @param at 0 if unknown
   */
  async function send(tags: readonly string[], at: number): Promise<void> {
    const missing = unrecorded(tags);
    const isRecorded = missing.length === 0 || (await record(missing, at));
    // A process that was not connected at that time hears of it once its time is in Redis.
    const untold = isRecorded ? tags : tags.filter((tag) => !owed.get(tag)?.isTold);
    // One that was too slow for the first is not waited for once more.
    const isThere = isRecorded || isRefusing(redis);
    const isTold = untold.length === 0 || (isThere && (await tell(untold, at)));
    for (const tag of tags) {
      if (isRecorded && isTold) owed.delete(tag);
      else if (owed.size < MAX_KNOWN || owed.has(tag)) owed.set(tag, { isRecorded, isTold });
    }
  }

  return {
    send,
    unrecorded,
    tags: () => [...owed.keys()],
    /** Redis has lost the time of a tag. */
    add: (tag: string) => void owed.set(tag, { isRecorded: false, isTold: false }),
    /** They expire again: the new expiry includes the unsent one. */
    forget(tags: readonly string[]): void {
      for (const tag of tags) owed.delete(tag);
    },
  };
}

interface Expiry {
  readonly tags: readonly string[];
  readonly at: number;
  readonly from: string;
}

/** A message that `send` has published; null for anything else. */
function readExpiry(text: string | null): Expiry | null {
  const read = text === null ? undefined : parseJson(text);
  if (!isRecord(read)) return null;
  const { tags, at, from } = read;
  const isWhole = Array.isArray(tags) && tags.every(isString) && Number.isFinite(at);
  return isWhole && typeof at === "number" && isString(from) ? { tags, at, from } : null;
}

/** An entry as JSON, with its bytes in base64. */
export const pack = ({ packed, ...entry }: PageEntry): string =>
  JSON.stringify({ ...entry, packed: Buffer.from(packed).toString("base64") });

/** Reads what `pack` wrote; null for anything else. */
export function unpack(text: string): PageEntry | null {
  const read = parseJson(text);
  return isPacked(read) ? { ...read, packed: Buffer.from(read.packed, "base64") } : null;
}

/** Whether a text of Redis has what every entry has. Written by hand: this file is bundled for Edge too. */
function isPacked(entry: unknown): entry is Omit<PageEntry, "packed"> & { packed: string } {
  if (!isRecord(entry)) return false;
  const { packed, status, domain, tags, renderedAt, checkedAt, cacheControl } = entry;
  return (
    isString(packed) &&
    (domain === null || isString(domain)) &&
    Array.isArray(tags) &&
    tags.every(isString) &&
    [status, renderedAt, checkedAt].every(Number.isFinite) &&
    (cacheControl === undefined || isRecord(cacheControl))
  );
}

const isString = (value: unknown): value is string => typeof value === "string";
