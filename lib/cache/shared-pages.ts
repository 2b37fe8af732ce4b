import { HELD_FOR } from "./limits.ts";
import { isRealPage, type PageEntry, type PageValue } from "./page-entry.ts";
import type { SharedPages } from "./page-store.ts";
import { withTimeout } from "./redis/redis-timeout.ts";

/** The commands of Redis in use, as the `redis` client has them. */
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

const MAX_PENDING = 10_000;

/**
 * Pages in Redis, shared by all replicas of one build. While Redis is slow or down each process serves from its own
 * memory; expiries missed during that time are exchanged once the connection is back.
 */
export function createSharedPages(
  redis: RedisCommands,
  subscriber: RedisCommands,
  prefix: string,
): SharedPages & { sync(): Promise<void> } {
  const times = `${prefix}:tags`;
  const channel = `${prefix}:expire`;
  /** Tags expired while Redis was down; sent to the other replicas by `sync`. */
  const pendingExpiries = new Set<string>();
  let notify: (tags: readonly string[], at: number) => void = () => {};

  return {
    async read(key) {
      const text = await withTimeout(redis, () => redis.get(`${prefix}:page:${key}`));
      return text ? unpack(text) : null;
    },
    async write(key, entry) {
      // Made-up addresses have no end, and would push pages and the times of tags out of Redis.
      if (!isRealPage(entry.value)) return;
      await withTimeout(redis, () =>
        redis.set(`${prefix}:page:${key}`, pack(entry), { PX: HELD_FOR }),
      );
    },
    async expire(tags, at) {
      if (tags.length === 0) return;
      const isSent = await withTimeout(redis, async () => {
        const members = tags.map((value) => ({ score: at, value }));
        await redis.zAdd(times, members);
        await redis.publish(channel, JSON.stringify({ tags, at }));
        await redis.zRemRangeByScore(times, 0, at - HELD_FOR);
        return true;
      });
      for (const tag of tags) {
        if (isSent) pendingExpiries.delete(tag);
        else if (pendingExpiries.size < MAX_PENDING) pendingExpiries.add(tag);
      }
    },
    listen(onExpire) {
      notify = onExpire;
      subscriber
        .subscribe(channel, (message) => {
          const { tags, at }: { tags: string[]; at: number } = JSON.parse(message);
          notify(tags, at);
        })
        .catch(() => {});
    },
    async sync() {
      const all = await withTimeout(redis, () => redis.zRangeWithScores(times, 0, -1));
      for (const { value, score } of all ?? []) notify([value], score);
      // Sent with the present time: pages that other replicas rendered since the expiry may be stale as well.
      if (pendingExpiries.size > 0) await this.expire([...pendingExpiries], Date.now());
    },
  };
}

type Packed = Omit<PageEntry, "value"> & {
  value: Omit<PageValue, "rscData" | "body" | "segmentData"> & {
    rscData?: string;
    body?: string;
    segmentData?: [string, string][];
  };
};

/** An entry as JSON, with bytes in base64. */
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

/** Reads what `pack` wrote; null for anything else. */
export function unpack(text: string): PageEntry | null {
  try {
    const packed: unknown = JSON.parse(text);
    if (!isPacked(packed)) return null;
    const { value, ...entry } = packed;
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

/** Whether a text of Redis has what every entry has. Written by hand: this file is bundled for Edge too. */
function isPacked(entry: unknown): entry is Packed {
  if (!isRecord(entry) || !isRecord(entry.value)) return false;
  const { value, domain, tags, renderedAt, checkedAt, cacheControl } = entry;
  const { kind, status, headers, html, rscData, body, segmentData } = value;
  return (
    (domain === null || typeof domain === "string") &&
    Array.isArray(tags) &&
    tags.every(isText) &&
    [renderedAt, checkedAt].every(Number.isFinite) &&
    (cacheControl === undefined || isRecord(cacheControl)) &&
    typeof kind === "string" &&
    (status === undefined || typeof status === "number") &&
    (headers === undefined || isRecord(headers)) &&
    [html, rscData, body].every((text) => text === undefined || isText(text)) &&
    (segmentData === undefined ||
      (Array.isArray(segmentData) &&
        segmentData.every(
          (part) => Array.isArray(part) && part.length === 2 && part.every(isText),
        )))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === "string";

// Next wants Buffers; this file is also bundled for Edge, which has them as a global.
const toBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
const toBytes = (text: string): Uint8Array => Buffer.from(text, "base64");
