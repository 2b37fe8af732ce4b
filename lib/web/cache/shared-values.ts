import { processWide } from "#lib/base/utils/process-wide.ts";
import { redisPrefix } from "./redis/redis-keys.ts";
import { withTimeout } from "./redis/redis-timeout.ts";
import { noteDropped, readSigned, signText } from "./redis/signed-text.ts";

/** The commands of Redis in use, as the `redis` client has them. */
export interface ValueCommands {
  readonly isReady: boolean;
  get(key: string): Promise<string | null>;
  set(
    key: string,
    value: string,
    options: { PX: number } | { PX: number; NX: true },
  ): Promise<unknown>;
  del(key: string): Promise<unknown>;
}

/**
 * Short values shared by all processes, whatever their build, signed together with their names. Every operation ends
 * within Redis' time limit.
 */
export interface SharedValues {
  /** Null if there is none, if this shop did not write it, and if Redis does not answer. */
  read(name: string): Promise<string | null>;
  /**
   * Writes a value if there is none. `unknown`: Redis did not answer.
   * @param time milliseconds
   */
  claim(name: string, value: string, time: number): Promise<"won" | "lost" | "unknown">;
  /** @param time milliseconds */
  write(name: string, value: string, time: number): Promise<void>;
  remove(name: string): Promise<void>;
}

const slot = processWide("sharedValues", (): { held: SharedValues | null } => ({ held: null }));

/** Null without `REDIS_URL`, and until the process has begun to connect. */
export const sharedValues = (): SharedValues | null => slot.held;

/** Makes a connection's values available to the process; null removes them. */
export function shareValues(redis: ValueCommands | null): void {
  slot.held = redis && createSharedValues(redis);
}

function createSharedValues(redis: ValueCommands): SharedValues {
  const keyOf = (name: string) => `${redisPrefix()}:${name}`;
  return {
    async read(name) {
      const key = keyOf(name);
      const found = await withTimeout(redis, () => redis.get(key));
      const text = readSigned(key, found);
      if (found !== null && text === null) noteDropped("value");
      return text;
    },
    async claim(name, value, time) {
      const key = keyOf(name);
      const answer = await withTimeout(redis, async () => {
        const set = await redis.set(key, signText(key, value), { PX: time, NX: true });
        return set === null ? "lost" : "won";
      });
      return answer ?? "unknown";
    },
    async write(name, value, time) {
      const key = keyOf(name);
      await withTimeout(redis, async () => redis.set(key, signText(key, value), { PX: time }));
    },
    async remove(name) {
      await withTimeout(redis, () => redis.del(keyOf(name)));
    },
  };
}
