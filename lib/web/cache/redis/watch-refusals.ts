import { tryCommands } from "./check-redis.ts";
import type { RedisClient } from "./redis-client.ts";
import { isRefusing, noteAccepted, noteRefusal } from "./refusals.ts";

/** Milliseconds between two looks at a Redis that refuses commands. */
const LOOK_EVERY = 2_000;

/**
 * Tries every command, records whether Redis accepts them, and calls back if it does so for the first time after a
 * refusal. Does nothing without a connection.
 * @param onAccepted repeats the refused work
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
 * Checks each new connection, and every two seconds one on which Redis refuses commands, for the process' lifetime.
 * @returns a function that checks once more, because access rules may change while no affected command is sent
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
