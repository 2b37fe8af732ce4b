import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { redisPrefix } from "#lib/web/cache/redis/redis-keys.ts";
import { addOne, countOf, resetLimits, takeOneBack } from "./counters.ts";

const fake = vi.hoisted(() => {
  const numbers = new Map<string, number>();
  const state = { isReady: true, asked: 0, behave: "well" as "well" | "silent" | "broken" };
  const answer = <T>(value: () => T): Promise<T> => {
    state.asked++;
    if (state.behave === "silent") return new Promise(() => {});
    if (state.behave === "broken") return Promise.reject(new Error("OOM"));
    return Promise.resolve(value());
  };
  /** The two commands that are sent: the library's script that adds, and a read with its time left. */
  const client = {
    get isReady() {
      return state.isReady;
    },
    eval: (
      _script: string,
      { keys, arguments: [points] }: { keys: string[]; arguments: string[] },
    ) =>
      answer(() => {
        const key = String(keys[0]);
        numbers.set(key, (numbers.get(key) ?? 0) + Number(points));
        return [numbers.get(key), 60_000];
      }),
    multi: () => {
      let key = "";
      const chain = {
        get: (name: string) => {
          key = name;
          return chain;
        },
        pTTL: () => chain,
        exec: () =>
          answer(() => (numbers.has(key) ? [String(numbers.get(key)), 60_000] : [null, -2])),
      };
      return chain;
    },
  };
  return { numbers, state, client };
});
vi.mock("#lib/web/cache/redis/redis-client.ts", () => ({ redisClient: async () => fake.client }));

beforeEach(() => {
  vi.stubEnv("REDIS_URL", "redis://localhost:6379");
  resetSettings();
  resetLimits();
  fake.numbers.clear();
  Object.assign(fake.state, { isReady: true, asked: 0, behave: "well" });
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

describe("counts with Redis", () => {
  it("are shared: a process that has counted nothing itself knows them", async () => {
    for (let n = 0; n < 3; n++) await addOne("a", 60_000);
    resetLimits();
    expect(await countOf("a")).toMatchObject({ used: 3, endsIn: 60_000 });
    expect(await countOf("b")).toMatchObject({ used: 0, endsIn: 0 });
    expect([...fake.numbers.keys()]).toEqual([`${redisPrefix()}:limits:a`]);
  });

  it("are given back where they were counted, and never below nothing", async () => {
    const counted = await addOne("a", 60_000);
    for (let n = 0; n < 2; n++) await takeOneBack("a", counted);
    expect([(await countOf("a")).used, fake.numbers.get(`${redisPrefix()}:limits:a`)]).toEqual([
      0, 0,
    ]);
    fake.state.isReady = false;
    const own = await addOne("b", 60_000);
    fake.state.isReady = true;
    await takeOneBack("b", own);
    expect(fake.numbers.has(`${redisPrefix()}:limits:b`)).toBe(false);
  });

  it.each([
    "silent",
    "broken",
  ] as const)("go on in memory while Redis is %s, and it is not asked every time", async (behave) => {
    fake.state.behave = behave;
    for (let n = 0; n < 20; n++) await addOne("a", 60_000);
    expect((await countOf("a")).used).toBe(20);
    expect(fake.state.asked).toBe(1);
  });

  it("are in memory at once while there is no connection", async () => {
    fake.state.isReady = false;
    await addOne("a", 60_000);
    expect([(await countOf("a")).used, fake.state.asked]).toEqual([1, 0]);
  });
});
