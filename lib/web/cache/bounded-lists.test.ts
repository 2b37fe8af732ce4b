import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { withSecret } from "#tests/factories/processes/fake-redis.ts";
import { addLine, forgetLines, MOST_LINES, readLines } from "./bounded-lists.ts";
import { redisPrefix } from "./redis/redis-keys.ts";
import { signText } from "./redis/signed-text.ts";

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("baseline.redis redis://redis.test"));
});

beforeEach(() => {
  forgetLines();
  vi.stubEnv("REDIS_URL", "");
  resetSettings();
});

it("keeps the newest lines of each list, and no more than it may", async () => {
  for (let number = 0; number <= MOST_LINES; number++) await addLine("a", String(number));
  await addLine("b", "other");
  const lines = await readLines("a");
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([MOST_LINES, String(MOST_LINES), "1"]);
  expect(await readLines("b")).toEqual(["other"]);
  expect(await readLines("c")).toEqual([]);
});

it("keeps no line that is too long", async () => {
  await addLine("a", "x".repeat(10_000));
  expect(await readLines("a")).toEqual([]);
});

it("shares a list through Redis, and goes on alone while Redis is silent", async () => {
  const lists = new Map<string, string[]>();
  const client = {
    isReady: true,
    lPush: async (key: string, line: string) => lists.set(key, [line, ...(lists.get(key) ?? [])]),
    lTrim: async (key: string, start: number, stop: number) =>
      lists.set(key, (lists.get(key) ?? []).slice(start, stop + 1)),
    lRange: async (key: string) => lists.get(key) ?? [],
    expire: async () => true,
  };
  vi.stubEnv("REDIS_URL", "redis://redis.test");
  withSecret();
  processWide("redis redis://redis.test", () => Promise.resolve(client));
  await addLine("a", "mine");
  // Lines written by another replica.
  const key = `${redisPrefix()}:list:a`;
  await client.lPush(key, signText(key, "theirs"));
  expect(await readLines("a")).toEqual(["theirs", "mine"]);
  // Lines written by somebody else, and lines of another list.
  await client.lPush(key, "made up");
  await client.lPush(key, signText(`${redisPrefix()}:list:b`, "moved"));
  expect(await readLines("a")).toEqual(["theirs", "mine"]);
  client.isReady = false;
  expect(await readLines("a")).toEqual(["mine"]);
});
