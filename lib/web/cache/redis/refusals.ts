import { log } from "#lib/base/config/log.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";

/** Connections that are up while Redis refuses some of their commands, with the first words of its replies. */
const refusing = processWide("redis refusals", () => new WeakMap<object, Set<string>>());

/**
 * The first word of the error by which Redis refused a command, e.g. OOM; null for any other error, e.g. a lost
 * connection.
 */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // For commands that were sent together, the `redis` client returns all replies.
  const replies: unknown = Reflect.get(error, "replies");
  const first = Array.isArray(replies) ? replies.find((reply) => reply instanceof Error) : error;
  const message = first instanceof Error ? first.message : "";
  return /^[A-Z]{2,}(?= |$)/.exec(message)?.[0] ?? null;
}

/** Records that Redis refused a command, and logs one line per first word until it accepts commands again. */
export function noteRefusal(redis: object, error: unknown): void {
  const reply = refusalOf(error);
  if (reply === null) return;
  const words = refusing.get(redis) ?? new Set();
  refusing.set(redis, words);
  if (words.has(reply)) return;
  words.add(reply);
  log().warn({ reply }, "Redis refuses commands");
}

/** Whether Redis has refused a command of a connection, and has not been seen to take all of them since. */
export const isRefusing = (redis: object): boolean => refusing.has(redis);

/** Records that Redis accepts every command of the shop, and logs one line if it did not before. */
export function noteAccepted(redis: object): void {
  if (refusing.delete(redis)) log().warn("Redis takes commands again");
}
