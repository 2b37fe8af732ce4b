import { readSentinelAddress } from "#lib/base/config/sentinel-address.ts";
import { SENTINEL_PATIENCE } from "./ask-sentinels.ts";
import { clientAddress } from "./client-address.ts";
import type { RedisClient } from "./redis-client.ts";
import { redisPrefix } from "./redis-keys.ts";
import { refusalOf } from "./refusals.ts";

/** Milliseconds for connecting and for the answers, beside those that silent Sentinels take. */
const PATIENCE = 2_000;
/** Number of keys that are written: a node of a Cluster holds only some of them, and refuses the others (MOVED). */
const KEYS = 16;
/** Milliseconds after which Redis forgets a key that a check did not remove. */
const FORGOTTEN_AFTER = 10_000;

/** The state of a Redis for the shop; `refuses OOM` means that it answers but refuses commands with that error. */
export type RedisState = "reachable" | "unreachable" | `refuses ${string}`;

/**
 * Connects to a Redis and tries every command that the shop uses. A PING is not enough: a Redis that is full,
 * read-only, part of a Cluster or restricted by access rules answers it too. Never throws.
 */
export async function checkRedis(url: string, patience = PATIENCE): Promise<RedisState> {
  const { createClient } = await import("redis");
  const { close, socket, ...where } = await clientAddress(url);
  const sentinels = readSentinelAddress(url)?.sentinels.length ?? 0;
  const allowed = patience + sentinels * SENTINEL_PATIENCE;
  const client = createClient({
    ...where,
    socket: { ...socket, connectTimeout: allowed, reconnectStrategy: false },
  });
  client.on("error", () => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"unreachable">((resolve) => {
    timer = setTimeout(resolve, allowed, "unreachable");
  });
  const answered = client
    .connect()
    .then(() => tryCommands(client))
    .then(
      (): RedisState => "reachable",
      (error): RedisState => {
        const word = refusalOf(error);
        return word === null ? "unreachable" : `refuses ${word}`;
      },
    );
  const state = await Promise.race([answered, late]);
  clearTimeout(timer);
  if (client.isOpen) client.destroy();
  close();
  return state;
}

/**
 * Runs every command that the shop uses, on keys and a channel of its own.
 *
 * @throws what the first command throws that Redis refuses (`refusalOf`)
 */
export async function tryCommands(redis: RedisClient): Promise<void> {
  const name = `${redisPrefix()}:check`;
  const keys = Array.from({ length: KEYS }, (_, number) => `${name}:${number}`);
  const [times, list, count] = [`${name}:times`, `${name}:list`, `${name}:count`];
  const increase =
    "redis.call('time') redis.call('get', KEYS[1]) return redis.call('incrby', KEYS[1], ARGV[1])";
  // They are sent together, and Redis runs them in this order.
  await Promise.all([
    ...keys.map((key) => redis.set(key, "", { PX: FORGOTTEN_AFTER })),
    redis.get(`${name}:0`),
    redis.zAdd(times, [{ score: 0, value: "" }]),
    redis.zRangeWithScores(times, 0, -1),
    redis.zRemRangeByScore(times, 0, 0),
    redis.lPush(list, ""),
    redis.lRange(list, 0, 0),
    redis.lTrim(list, 0, 0),
    redis.expire(list, 1),
    redis.eval(increase, { keys: [count], arguments: ["1"] }),
    redis.pTTL(count),
    redis.publish(name, ""),
    ...[...keys, list, count].map((key) => redis.del(key)),
  ]);
}
