import { tryCommands } from "./check-redis.ts";
import type { RedisClient } from "./redis-client.ts";
import { isRefusing, noteAccepted, noteRefusal } from "./refusals.ts";

/** Milliseconds between two looks at a Redis that refuses commands. */
const LOOK_EVERY = 2_000;

/**
 * Tries every command, notes whether Redis takes them, and calls back where it did not before and does now. Without a
 * connection nothing happens.
 *
 * @param onAccepted what was refused is done again
 */
export async function lookAtRefusals(
  redis: RedisClient,
  onAccepted: () => Promise<void>,
): Promise<void> {
  if (!redis.isReady) return;
  const wasRefusing = isRefusing(redis);
  try {
    await tryCommands(redis);
  } catch (error) {
    return noteRefusal(redis, error);
  }
  noteAccepted(redis);
  if (wasRefusing) await onAccepted();
}

/**
 * Looks at each new connection, and every two seconds at one that Redis refuses commands of, for as long as the process lives.
 *
 * @returns one more look: rules of access change while nothing is sent that they forbid
 */
export function watchRefusals(
  redis: RedisClient,
  onAccepted: () => Promise<void>,
): () => Promise<void> {
  const look = () => lookAtRefusals(redis, onAccepted);
  redis.on("ready", () => void look());
  setInterval(() => {
    if (isRefusing(redis)) void look();
  }, LOOK_EVERY).unref();
  return look;
}
