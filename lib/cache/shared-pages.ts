import type { PageEntry, PageValue } from "./page-entry.ts";
import { HELD, type SharedPages } from "./page-store.ts";

/** The few commands of Redis that are needed; the `redis` client has them, and tests have their own. */
export interface RedisCommands {
  readonly isReady: boolean;
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

/** Milliseconds a page waits for Redis; then it is made without it. */
const PATIENCE = 200;
const MOST_UNTOLD = 10_000;

/**
 * Pages in Redis, shared by all replicas of one build. Slow or down, it is as if it were not there: memory
 * serves, and what was expired meanwhile is read when the connection is back.
 */
export function createSharedPages(
  redis: RedisCommands,
  subscriber: RedisCommands,
  prefix: string,
): SharedPages & { sync(): Promise<void> } {
  const times = `${prefix}:tags`;
  const channel = `${prefix}:expire`;
  /** What was expired while Redis was away: the others hear of it when it is back. */
  const untold = new Set<string>();
  let tell: (tags: readonly string[], at: number) => void = () => {};

  return {
    async read(key) {
      const text = await patiently(redis, () => redis.get(`${prefix}:page:${key}`));
      return text ? unpack(text) : null;
    },
    async write(key, entry) {
      await patiently(redis, () => redis.set(`${prefix}:page:${key}`, pack(entry), { PX: HELD }));
    },
    async expire(tags, at) {
      if (tags.length === 0) return;
      const told = await patiently(redis, async () => {
        const members = tags.map((value) => ({ score: at, value }));
        await redis.zAdd(times, members);
        await redis.publish(channel, JSON.stringify({ tags, at }));
        await redis.zRemRangeByScore(times, 0, at - HELD);
        return true;
      });
      for (const tag of tags) {
        if (told) untold.delete(tag);
        else if (untold.size < MOST_UNTOLD) untold.add(tag);
      }
    },
    listen(onExpire) {
      tell = onExpire;
      subscriber
        .subscribe(channel, (message) => {
          const { tags, at } = JSON.parse(message) as { tags: string[]; at: number };
          tell(tags, at);
        })
        .catch(() => {});
    },
    async sync() {
      const all = await patiently(redis, () => redis.zRangeWithScores(times, 0, -1));
      for (const { value, score } of all ?? []) tell([value], score);
      // The moment of telling counts: what others rendered meanwhile may be old as well.
      if (untold.size > 0) await this.expire([...untold], Date.now());
    },
  };
}

async function patiently<T>(redis: RedisCommands, ask: () => Promise<T>): Promise<T | null> {
  if (!redis.isReady) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, null);
  });
  try {
    return await Promise.race([ask(), impatience]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

type Packed = Omit<PageEntry, "value"> & {
  value: Omit<PageValue, "rscData" | "body" | "segmentData"> & {
    rscData?: string;
    body?: string;
    segmentData?: [string, string][];
  };
};

/** An entry as text; bytes in base64. */
export function pack({ value, ...entry }: PageEntry): string {
  const { rscData, body, segmentData, ...plain } = value;
  const packed: Packed = {
    ...entry,
    value: {
      ...plain,
      rscData: rscData && toBase64(rscData),
      body: body && toBase64(body),
      segmentData: segmentData && [...segmentData].map(([name, bytes]) => [name, toBase64(bytes)]),
    },
  };
  return JSON.stringify(packed);
}

/** The entry of a text, null for one that is none. */
export function unpack(text: string): PageEntry | null {
  try {
    const { value, ...entry } = JSON.parse(text) as Packed;
    return {
      ...entry,
      value: {
        ...value,
        rscData: value.rscData === undefined ? undefined : toBytes(value.rscData),
        body: value.body === undefined ? undefined : toBytes(value.body),
        segmentData:
          value.segmentData &&
          new Map(value.segmentData.map(([name, bytes]) => [name, toBytes(bytes)])),
      },
    };
  } catch {
    return null;
  }
}

// Next wants Buffers; this file is also bundled for Edge, which has them as a global.
const toBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
const toBytes = (text: string): Uint8Array => Buffer.from(text, "base64");
