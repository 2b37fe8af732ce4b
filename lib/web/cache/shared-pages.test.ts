import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withSecret } from "#tests/factories/processes/fake-redis.ts";
import type { PageEntry } from "./page-entry.ts";
import { signText } from "./redis/signed-text.ts";
import { createSharedPages, pack, type RedisCommands, unpack } from "./shared-pages.ts";

const ENTRY: PageEntry = {
  packed: Buffer.from([0, 255, 1]),
  status: 200,
  domain: "a.example",
  tags: ["a.example|site"],
  renderedAt: 1,
  checkedAt: 2,
  cacheControl: { revalidate: 300 },
};

/** As it is read: Redis' time of it is not known to the millisecond, and it counts as older than it may be. */
const READ: PageEntry = {
  ...ENTRY,
  renderedAt: expect.closeTo(ENTRY.renderedAt, -3),
  checkedAt: expect.closeTo(ENTRY.checkedAt, -3),
};

/** A stand-in for Redis with three data structures. */
function fakeRedis(): RedisCommands & { ready: boolean; texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const scores = new Map<string, number>();
  const listeners: ((message: string) => void)[] = [];
  return {
    ready: true,
    texts,
    get isReady() {
      return this.ready;
    },
    get: async (key) => texts.get(key) ?? null,
    set: async (key, value) => texts.set(key, value),
    zAdd: async (_key, members) => {
      for (const { score, value } of members) scores.set(value, score);
    },
    zRangeWithScores: async () => [...scores].map(([value, score]) => ({ value, score })),
    zRemRangeByScore: async (_key, _min, max) => {
      for (const [value, score] of scores) if (score <= max) scores.delete(value);
    },
    eval: async () => Date.now(),
    publish: async (_channel, message) => {
      for (const tell of listeners) tell(message);
    },
    subscribe: async (_channel, listener) => void listeners.push(listener),
  };
}

beforeEach(() => withSecret());
afterEach(() => vi.useRealTimers());

describe("pack", () => {
  it("serialises an entry without changes", () => {
    const back = unpack(pack(ENTRY));
    expect(back).toEqual(ENTRY);
    expect(unpack("<html>")).toBeNull();
  });

  it.each([
    { tags: undefined },
    { tags: [1] },
    { domain: 7 },
    { renderedAt: "1" },
    { checkedAt: undefined },
    { packed: undefined },
    { packed: { data: [1] } },
    { status: "200" },
    { cacheControl: "x" },
  ])("reads nothing where an entry has %j", (part) => {
    const packed: object = JSON.parse(pack(ENTRY));
    expect(unpack(JSON.stringify({ ...packed, ...part }))).toBeNull();
  });

  it.each(["null", "1", "[]", "{}"])("reads nothing in %s", (text) =>
    expect(unpack(text)).toBeNull());
});

describe("createSharedPages", () => {
  it("shares pages and expiries under the build's prefix", async () => {
    const redis = fakeRedis();
    const shared = createSharedPages(redis, redis, "b1");
    const heard = vi.fn();
    shared.listen(heard);
    await shared.write("k", ENTRY);
    expect(await shared.read("k")).toEqual(READ);
    expect(await createSharedPages(redis, redis, "b2").read("k")).toBeNull();
    vi.useFakeTimers({ toFake: ["Date"], now: 70 });
    await createSharedPages(redis, redis, "b1").expire(["t"]);
    // Clocks differ: what is heard now has expired now.
    expect(heard.mock.calls).toEqual([[["t"], 70]]);
  });

  it("takes a page that somebody else has written, or moved to another address, for missing", async () => {
    const redis = fakeRedis();
    const shared = createSharedPages(redis, redis, "b1");
    await shared.write("k", ENTRY);
    redis.texts.set("b1:page:other", redis.texts.get("b1:page:k") ?? "");
    redis.texts.set("b1:page:made-up", pack(ENTRY));
    expect(await shared.read("k")).toEqual(READ);
    expect(await shared.read("other")).toBeNull();
    expect(await shared.read("made-up")).toBeNull();
    withSecret("the secret of another shop");
    expect(await shared.read("k")).toBeNull();
  });

  it("drops messages and times that are not ours or cannot be read, logs it, and hears the next one", async () => {
    const lines = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const redis = fakeRedis();
    const heard = vi.fn();
    const shared = createSharedPages(redis, redis, "b1");
    shared.listen(heard);
    const expiry = JSON.stringify({ tags: ["t"], at: 1, from: "x" });
    const signed = (text: string) => signText("b1:expire", text);
    for (const message of ["x", expiry, "{", "null", signed("{"), signed("null"), signed("[]")])
      await redis.publish("b1:expire", message);
    for (const part of [{ tags: "t" }, { tags: [1] }, { at: "1" }, { from: undefined }])
      await redis.publish("b1:expire", signed(JSON.stringify({ ...JSON.parse(expiry), ...part })));
    await redis.publish("b1:expire", signText("b2:expire", expiry));
    await redis.zAdd("b1:tags", [{ score: 5, value: "t" }]);
    await shared.sync();
    expect(heard).not.toHaveBeenCalled();
    expect(lines.mock.calls.filter(([line]) => String(line).includes("dropped"))).toHaveLength(2);
    await createSharedPages(redis, redis, "b1").expire(["t"]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("does not hear itself: its pages would be made twice", async () => {
    const redis = fakeRedis();
    const shared = createSharedPages(redis, redis, "b1");
    const heard = vi.fn();
    shared.listen(heard);
    await shared.expire(["t"]);
    expect(heard).not.toHaveBeenCalled();
  });

  it("hears of what it missed once, as of now, and not again of what it knows", async () => {
    const redis = fakeRedis();
    const [one, two] = [
      createSharedPages(redis, redis, "b1"),
      createSharedPages(redis, redis, "b1"),
    ];
    vi.useFakeTimers({ toFake: ["Date"], now: 10 });
    const [heard, late] = [vi.fn(), vi.fn()];
    two.listen(heard, late);
    await two.sync();
    await one.expire(["heard"]);
    expect(late).not.toHaveBeenCalled();
    heard.mockClear();
    const { publish } = redis;
    redis.publish = async () => {};
    await one.expire(["missed", "missed too"]);
    redis.publish = publish;
    vi.setSystemTime(90);
    await two.sync();
    await two.sync();
    expect(heard.mock.calls).toEqual([[["missed", "missed too"], 90]]);
    // A cache in front may have got old pages of this one.
    expect(late.mock.calls).toEqual([[["missed", "missed too"]]]);
  });

  it("says again what a Redis that lost its memory may have told nobody", async () => {
    const before = fakeRedis();
    const after = fakeRedis();
    let redis = before;
    const commands = new Proxy(before, { get: (_, name) => Reflect.get(redis, name) });
    const [one, two] = [
      createSharedPages(commands, commands, "b1"),
      createSharedPages(commands, commands, "b1"),
    ];
    before.publish = async () => {};
    await one.expire(["t"]);
    redis = after;
    const heard = vi.fn();
    two.listen(heard);
    await two.sync();
    expect(heard).not.toHaveBeenCalled();
    await one.sync();
    expect(heard).toHaveBeenCalledWith(["t"], expect.any(Number));
    heard.mockClear();
    await one.sync();
    expect(heard).not.toHaveBeenCalled();
  });

  it("repeats what a Redis that was slow may not have got, and nothing else", async () => {
    const redis = fakeRedis();
    const [one, two] = [
      createSharedPages(redis, redis, "b1"),
      createSharedPages(redis, redis, "b1"),
    ];
    const heard = vi.fn();
    two.listen(heard);
    const { zAdd } = redis;
    redis.zAdd = () => Promise.reject(new Error("The queue is full"));
    await one.expire(["t"]);
    redis.zAdd = zAdd;
    await one.repeat();
    expect(heard).toHaveBeenCalledWith(["t"], expect.any(Number));
    heard.mockClear();
    await one.repeat();
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([404, 308, 307])("keeps what is no page out of Redis: status %i", async (status) => {
    const redis = fakeRedis();
    const shared = createSharedPages(redis, redis, "b1");
    await shared.write("k", { ...ENTRY, status });
    expect(await shared.read("k")).toBeNull();
  });

  it("reads the expiries that it missed while disconnected", async () => {
    const redis = fakeRedis();
    await createSharedPages(redis, redis, "b1").expire(["t"]);
    const late = createSharedPages(redis, redis, "b1");
    const heard = vi.fn();
    late.listen(heard);
    await late.sync();
    expect(heard).toHaveBeenCalledWith(["t"], expect.closeTo(Date.now(), -5));
  });

  it("publishes afterwards what it expired while disconnected", async () => {
    const redis = fakeRedis();
    const [one, two] = [
      createSharedPages(redis, redis, "b1"),
      createSharedPages(redis, redis, "b1"),
    ];
    const heard = vi.fn();
    two.listen(heard);
    const late = vi.fn();
    one.listen(vi.fn(), late);
    await one.expire(["in time"]);
    heard.mockClear();
    redis.ready = false;
    await one.expire(["t"]);
    expect(heard).not.toHaveBeenCalled();
    await one.repeat();
    expect(late).not.toHaveBeenCalled();
    redis.ready = true;
    await one.sync();
    expect(heard).toHaveBeenCalledWith(["t"], expect.any(Number));
    // A cache in front may have got old pages of the other one meanwhile.
    expect(late.mock.calls).toEqual([[["t"]]]);
    heard.mockClear();
    await one.sync();
    expect(heard).not.toHaveBeenCalled();
    expect(late).toHaveBeenCalledOnce();
  });

  it("behaves as if it were absent while Redis is down, fails or is slow", async () => {
    const redis = fakeRedis();
    const shared = createSharedPages(redis, redis, "b1");
    redis.ready = false;
    expect(await shared.read("k")).toBeNull();
    await shared.write("k", ENTRY);
    redis.ready = true;
    expect(await shared.read("k")).toBeNull();
    redis.get = () => Promise.reject(new Error("gone"));
    expect(await shared.read("k")).toBeNull();
    vi.useFakeTimers();
    redis.get = () => new Promise(() => {});
    const slow = shared.read("k");
    await vi.advanceTimersByTimeAsync(200);
    expect(await slow).toBeNull();
  });
});
