import { withTimeout } from "./redis-timeout.ts";

/** The commands of Redis in use, as the `redis` client has them. */
export interface ClockCommands {
  readonly isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** A moment of Redis' time, and what it is for this process. Times in milliseconds. */
export interface SharedMoment {
  /** Redis' time, read after the caller asked. */
  readonly now: number;
  /** When something of this process was, by Redis' clock, or a little earlier. */
  toShared(at: number): number;
  /** A shared time by the clock of this process, or a little earlier. A past time never becomes a future one. */
  toOwn(shared: number): number;
  /** The same, or a little later. */
  toOwnLatest(shared: number): number;
}

/** By how much two clocks of machines drift apart in a millisecond, at most. */
const DRIFT = 0.0005;

/**
 * Redis' time, which never goes back while any process knows a later one: if a Redis' clock was set back, or another
 * Redis has taken over, the difference is added to its time.
 */
const TIME_OF_REDIS = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + (tonumber(redis.call('get', KEYS[1])) or 0)
local missing = tonumber(ARGV[1]) - now
if missing <= 0 then return now end
redis.call('incrby', KEYS[1], string.format('%.0f', missing))
return now + missing`;

/**
 * One clock for all replicas: that of Redis (docs/decisions/0255-redis-has-the-clock-of-cached-pages.md). It is read
 * with every page and expiry that is sent to or read from Redis, so that the machines' clocks need not agree.
 * @param ownNow the clock of this process
 */
export function createSharedClock(redis: ClockCommands, prefix: string, ownNow = () => Date.now()) {
  const key = `${prefix}:clock`;
  let last: { readonly now: number; readonly since: number } | null = null;

  /** The earliest that Redis' time can be by now. */
  const known = (): number =>
    last ? Math.floor(last.now + (performance.now() - last.since) * (1 - DRIFT)) : 0;

  return {
    /** Null where Redis is silent or refuses. */
    async look(): Promise<SharedMoment | null> {
      const asked = performance.now();
      const now = await withTimeout(redis, () =>
        redis.eval(TIME_OF_REDIS, { keys: [key], arguments: [String(known())] }),
      );
      if (typeof now !== "number") return null;
      const since = performance.now();
      // Redis has read its clock at some time of the way there and back.
      const doubt = Math.ceil(since - asked);
      const own = ownNow();
      last = { now, since };
      return {
        now,
        // A millisecond, because both times are cut to whole ones.
        toShared: (at) => now - (own - at) - 1,
        toOwn: (shared) => own - (now - shared) - doubt - 1,
        toOwnLatest: (shared) => own - (now - shared) + 1,
      };
    },
  };
}
