import "server-only";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { getSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { type RedisClient, redisClient } from "#lib/web/cache/redis/redis-client.ts";
import { redisPrefix } from "#lib/web/cache/redis/redis-keys.ts";
import { noteRefusal } from "#lib/web/cache/redis/refusals.ts";

/** A count, and milliseconds until it is forgotten. */
export interface Count {
  readonly used: number;
  readonly endsIn: number;
  /** It is stored in Redis, not in the memory of this process. */
  readonly isShared: boolean;
}

type Limiter = RateLimiterMemory | RateLimiterRedis;

/** Keys that one process remembers at most; the least recently used are forgotten. */
export const MAX_KEYS = 20_000;
/** Milliseconds to wait for Redis before a request is counted in memory. */
const TIMEOUT = 100;
/** Milliseconds for which Redis is not used after a slow answer, so that it delays one request and not all. */
const PAUSE = 5_000;

const memory = processWide("rate-limits", () => {
  const limiter = new RateLimiterMemory({ points: 1, duration: 1 });
  const keys = new LRUCache<string, true>({
    max: MAX_KEYS,
    dispose: (_, key) => void limiter.delete(key),
  });
  return { limiter, keys };
});
const pause = processWide("rate-limits-pause", () => ({ until: 0 }));

/** Counts one more under a key. */
export const addOne = (key: string, window: number): Promise<Count> =>
  either(key, (limiter) => limiter.penalty(key, 1, { customDuration: window / 1000 }));

/** Undoes one count where it was counted: in Redis or in this process. */
export async function takeOneBack(
  key: string,
  { isShared }: Pick<Count, "isShared">,
): Promise<void> {
  const run = async (limiter: Limiter): Promise<Read> => {
    const held = await limiter.get(key);
    // Forgotten counts are not owed.
    return held && held.consumedPoints > 0 ? limiter.reward(key, 1) : null;
  };
  const { REDIS_STATE_URL: url } = getSettings();
  if (!isShared) await run(memory.limiter);
  else if (url) await inRedis(await redisClient(url), run);
}

/** The count under a key. */
export const countOf = (key: string): Promise<Count> => either(key, (limiter) => limiter.get(key));

/** Keys remembered by this process. */
export const heldKeys = (): number => memory.limiter.dump().storage.length;

/** Forgets all counts of this process (tests). */
export function resetLimits(): void {
  memory.keys.clear();
  pause.until = 0;
}

type Read = { readonly consumedPoints: number; readonly msBeforeNext: number } | null;

/** Counts in Redis if replicas share one; while it is down or slow, in the memory of this process. */
async function either(key: string, run: (limiter: Limiter) => Promise<Read>): Promise<Count> {
  const { REDIS_STATE_URL: url } = getSettings();
  const shared = url ? await inRedis(await redisClient(url), run) : undefined;
  if (shared !== undefined) return toCount(shared, true);
  memory.keys.set(key, true);
  return toCount(await run(memory.limiter), false);
}

const toCount = (read: Read, isShared: boolean): Count => ({
  isShared,
  used: read?.consumedPoints ?? 0,
  endsIn: Math.max(read?.msBeforeNext ?? 0, 0),
});

async function inRedis(
  client: RedisClient,
  run: (limiter: Limiter) => Promise<Read>,
): Promise<Read | undefined> {
  if (!client.isReady || Date.now() < pause.until) return undefined;
  const limiter = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    keyPrefix: `${redisPrefix()}:limits`,
    points: 1,
    duration: 1,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT, undefined);
  });
  const counted = run(limiter).catch((error: unknown) => {
    noteRefusal(client, error);
    return undefined;
  });
  const read = await Promise.race([counted, late]);
  clearTimeout(timer);
  if (read === undefined) pause.until = Date.now() + PAUSE;
  return read;
}
