import { vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import type { RedisCommands } from "#lib/web/cache/shared-pages.ts";

/** Lets the process sign what goes to Redis. */
export function withSecret(secret = "a secret of the tests only"): void {
  vi.stubEnv("SESSION_SECRET", secret);
  resetSettings();
}

/** A stand-in for one Redis that several processes connect to. */
export function fakeRedis() {
  const texts = new Map<string, string>();
  const sets = new Map<string, Map<string, number>>();
  const listeners = new Map<string, ((message: string) => void)[]>();
  const setOf = (key: string) => {
    const found = sets.get(key) ?? new Map<string, number>();
    sets.set(key, found);
    return found;
  };
  /** By how much its clock is ahead of this machine's, and what it adds to that (`lib/web/cache/redis/shared-clock.ts`). */
  const state = { isReady: true, isMute: false, ahead: 0, added: 0 };
  const client = (): RedisCommands => ({
    get isReady() {
      return state.isReady;
    },
    get: async (key) => texts.get(key) ?? null,
    set: async (key, value) => texts.set(key, value),
    zAdd: async (key, members) => {
      for (const { score, value } of members) setOf(key).set(value, score);
    },
    zRangeWithScores: async (key) => [...setOf(key)].map(([value, score]) => ({ value, score })),
    zRemRangeByScore: async (key, _min, max) => {
      for (const [value, score] of setOf(key)) if (score <= max) setOf(key).delete(value);
    },
    publish: async (channel, message) => {
      for (const tell of listeners.get(channel) ?? []) tell(message);
    },
    eval: async (_script, { arguments: [known = "0"] }) => {
      if (state.isMute)
        throw new Error("NOPERM this user has no permissions to run the 'time' command");
      const time = Date.now() + state.ahead;
      state.added += Math.max(0, Number(known) - time - state.added);
      return time + state.added;
    },
    subscribe: async (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
  });
  return { client, state, texts, setOf };
}

/** The key that Next passes to the page store for a page of a site. */
export const heldKey = (domain: string, path: string): string =>
  `/route-cache/APP_PAGE/hash/$/storefront/${domain}/${path}`;

export const heldPage = (domain: string, tags: readonly string[], status = 200) => ({
  kind: "APP_PAGE",
  html: "<p>page</p>",
  status,
  headers: { "x-next-cache-tags": tags.map((tag) => `${domain}|${tag}`).join(",") },
});

/** A Redis of values that run out, by the clock of the test. */
export function valueRedis() {
  const stored = new Map<string, { value: string; until: number }>();
  const find = (key: string) => {
    const found = stored.get(key);
    return found && found.until > Date.now() ? found.value : null;
  };
  return {
    stored,
    isReady: true,
    get: async (key: string) => find(key),
    set: async (key: string, value: string, options: { PX: number; NX?: true }) => {
      if (options.NX && find(key) !== null) return null;
      stored.set(key, { value, until: Date.now() + options.PX });
      return "OK";
    },
    del: async (key: string) => stored.delete(key),
  };
}

/**
 * Loads modules as another process would: with separate instances of everything, connected to a Redis or to none.
 * @param load imports the tested modules
 */
export async function startProcess<T>(
  redis: ReturnType<typeof valueRedis> | null,
  load: () => Promise<T>,
): Promise<T> {
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith("baseline.")) Reflect.deleteProperty(globalThis, key);
  const { shareValues } = await import("#lib/web/cache/shared-values.ts");
  shareValues(redis);
  return load();
}
