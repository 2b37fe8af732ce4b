import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shareValues, type ValueCommands } from "#lib/web/cache/shared-values.ts";
import { type Renewal, renewOnce } from "./shared-renewal.ts";

const KEY = "7:refresh";
const RENEWED: Renewal = { kind: "renewed", tokens: { accessToken: "a", refreshToken: "r" } };

/** A Redis that does what it is told; the answer to the first claim is lost, as while a process is busy. */
function lateRedis() {
  const stored = new Map<string, string>();
  let isFirst = true;
  const redis: ValueCommands = {
    isReady: true,
    get: async (key) => stored.get(key) ?? null,
    async set(key, value, options) {
      if ("NX" in options && stored.has(key)) return null;
      stored.set(key, value);
      if (isFirst) {
        isFirst = false;
        throw new Error("late");
      }
      return "OK";
    },
    del: async (key) => stored.delete(key),
  };
  return { redis, stored };
}

beforeEach(() => void vi.stubEnv("SESSION_SECRET", "session-secret-of-this-test-file"));
afterEach(() => shareValues(null));

it("a renewal whose claim got no answer in time is shared all the same", async () => {
  const { redis } = lateRedis();
  shareValues(redis);
  expect(await renewOnce(KEY, async () => RENEWED)).toEqual(RENEWED);
  const again = vi.fn(async (): Promise<Renewal> => ({ kind: "refused" }));
  expect(await renewOnce(KEY, again)).toEqual(RENEWED);
  expect(again).not.toHaveBeenCalled();
});

it("one that failed leaves no lock behind", async () => {
  const { redis, stored } = lateRedis();
  shareValues(redis);
  expect(await renewOnce(KEY, async () => ({ kind: "fault" }))).toEqual({ kind: "fault" });
  expect(stored.size).toBe(0);
});

it("one that failed leaves the lock of another process alone", async () => {
  const { redis, stored } = lateRedis();
  let name = "";
  shareValues({
    ...redis,
    async set(key) {
      name = key;
      stored.set(key, "pending:other");
      throw new Error("late");
    },
  });
  expect(await renewOnce(KEY, async () => ({ kind: "refused" }))).toEqual({ kind: "refused" });
  expect(stored.get(name)).toBe("pending:other");
});
