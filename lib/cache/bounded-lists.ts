import { LRUCache } from "lru-cache";
import { getSettings } from "#lib/config/settings.ts";
import { processWide } from "#lib/utils/process-wide.ts";
import { redisClient } from "./redis/redis-client.ts";
import { redisPrefix } from "./redis/redis-keys.ts";
import { withTimeout } from "./redis/redis-timeout.ts";
import { noteDropped, readAllSigned, signText } from "./redis/signed-text.ts";

/** Lines that a list keeps; the oldest are forgotten. */
export const MOST_LINES = 500;
/** Characters of a line: a longer one is not kept. */
const LONGEST = 4_000;
/** Lists of one process: those of sites that were not heard of for long go first. */
const MOST_LISTS = 400;
/** Seconds for which Redis keeps a list that nothing is added to: 90 days. */
const KEPT_FOR = 7_776_000;

const held = processWide(
  "bounded-lists",
  () => new LRUCache<string, string[]>({ max: MOST_LISTS }),
);

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

/**
 * Adds a line to a short list that all processes share through Redis; without Redis, and while it is silent, each process
 * has its own. Never throws, and never takes longer than Redis' time limit.
 */
export async function addLine(name: string, line: string): Promise<void> {
  if (line.length > LONGEST) return;
  held.set(name, [line, ...(held.get(name) ?? [])].slice(0, MOST_LINES));
  const shared = await redis();
  if (!shared) return;
  await withTimeout(shared, async () => {
    const key = keyOf(name);
    await shared.lPush(key, signText(key, line));
    await shared.lTrim(key, 0, MOST_LINES - 1);
    await shared.expire(key, KEPT_FOR);
  });
}

/** The lines of a list, the newest first; none that this shop has not written. */
export async function readLines(name: string): Promise<readonly string[]> {
  const shared = await redis();
  const key = keyOf(name);
  const found = shared && (await withTimeout(shared, () => shared.lRange(key, 0, MOST_LINES - 1)));
  if (!found) return held.get(name) ?? [];
  const lines = readAllSigned(key, found);
  if (lines.length < found.length) noteDropped("line of a list");
  return lines;
}

/** Forgets the lists of this process (tests). */
export const forgetLines = (): void => held.clear();
