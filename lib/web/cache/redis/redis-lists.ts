import { getSettings } from "#lib/base/config/settings.ts";
import { redisClient } from "./redis-client.ts";
import { redisPrefix } from "./redis-keys.ts";
import { withTimeout } from "./redis-timeout.ts";
import { noteDropped, readAllSigned, signText } from "./signed-text.ts";

/** Seconds after which Redis drops a list without additions: 90 days. */
const KEPT_FOR = 7_776_000;

/** The commands of Redis in use, as the `redis` client has them. */
interface ListCommands {
  readonly isReady: boolean;
  lPush(key: string, value: string): Promise<unknown>;
  lTrim(key: string, start: number, stop: number): Promise<unknown>;
  lRange(key: string, start: number, stop: number): Promise<string[]>;
  expire(key: string, seconds: number): Promise<unknown>;
}

const redis = async (): Promise<ListCommands | null> => {
  const { REDIS_STATE_URL } = getSettings();
  return REDIS_STATE_URL ? redisClient(REDIS_STATE_URL) : null;
};
const keyOf = (name: string) => `${redisPrefix()}:list:${name}`;

/** Adds a line to a list in Redis, signed, and forgets the oldest beyond `most`. Nothing where Redis is silent or not set. */
export async function pushLine(name: string, line: string, most: number): Promise<void> {
  const shared = await redis();
  if (!shared) return;
  await withTimeout(shared, async () => {
    const key = keyOf(name);
    await shared.lPush(key, signText(key, line));
    await shared.lTrim(key, 0, most - 1);
    await shared.expire(key, KEPT_FOR);
  });
}

/** The lines of a list that this shop has written, the newest first; null where Redis is silent or not set. */
export async function sharedLines(name: string, most: number): Promise<readonly string[] | null> {
  const shared = await redis();
  const key = keyOf(name);
  const found = shared && (await withTimeout(shared, () => shared.lRange(key, 0, most - 1)));
  if (!found) return null;
  const lines = readAllSigned(key, found);
  if (lines.length < found.length) noteDropped("line of a list");
  return lines;
}
