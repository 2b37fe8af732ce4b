import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { startProcess, valueRedis, withSecret } from "#tests/factories/processes/fake-redis.ts";
import type { Journal } from "./journal.ts";

const ANSWER: PublishAnswer = {
  results: [{ address: "7:meta.title", status: "saved", stored: "New" }],
  created: { "-1": 8 },
  seen: {},
  merged: false,
};
const ATTEMPT = "a.example|3|attempt";

async function processes() {
  const redis = valueRedis();
  const load = async () => (await import("./once.ts")).once;
  return { redis, one: await startProcess(redis, load), two: await startProcess(redis, load) };
}
const running = (answer = ANSWER) => vi.fn(async (_: Journal) => answer);
const died = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  withSecret();
});
afterEach(() => vi.useRealTimers());

it("two processes carry an attempt out once, and both answer it, also later", async () => {
  const { one, two } = await processes();
  let finish: (answer: PublishAnswer) => void = () => {};
  const first = one(ATTEMPT, () => new Promise((done) => (finish = done)));
  await vi.advanceTimersByTimeAsync(1);
  const run = running();
  const second = two(ATTEMPT, run);
  await vi.advanceTimersByTimeAsync(5_000);
  finish(ANSWER);
  await vi.advanceTimersByTimeAsync(500);
  expect([await first, await second, await two(ATTEMPT, run)]).toEqual([ANSWER, ANSWER, ANSWER]);
  expect(run).not.toHaveBeenCalled();
});

it("a process that is at it for long keeps its claim; the other one says that it still runs", async () => {
  const { one, two } = await processes();
  let finish: (answer: PublishAnswer) => void = () => {};
  const first = one(ATTEMPT, () => new Promise((done) => (finish = done)));
  await vi.advanceTimersByTimeAsync(16_000);
  const run = running();
  const early = expect(two(ATTEMPT, run)).rejects.toMatchObject({ status: 409 });
  await vi.advanceTimersByTimeAsync(21_000);
  await early;
  finish(ANSWER);
  await first;
  expect(await two(ATTEMPT, run)).toEqual(ANSWER);
  expect(run).not.toHaveBeenCalled();
});

it("where a process has died, another one goes on after 15 s with what it has noted", async () => {
  const { redis, one, two } = await processes();
  const timers: (typeof globalThis)["setInterval"] = vi.fn() as never;
  // A dead process renews nothing.
  const renewing = vi.spyOn(globalThis, "setInterval").mockImplementation(timers);
  void one(ATTEMPT, async (journal) => {
    await journal(0).finish("done");
    await journal(1).begin("begun");
    return died();
  });
  await vi.advanceTimersByTimeAsync(1);
  renewing.mockRestore();
  const run = vi.fn(async (journal: Journal) => {
    expect(await journal(0).done(z.string())).toBe("done");
    expect(await journal(1).done(z.string())).toBeNull();
    expect(await journal(1).begun(z.string())).toBe("begun");
    // Another shape than was asked for is nothing.
    expect(await journal(1).begun(z.number())).toBeNull();
    return ANSWER;
  });
  const second = two(ATTEMPT, run);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await second).toEqual(ANSWER);
  expect([...redis.stored.keys()].filter((key) => key.endsWith(":claim"))).toEqual([]);
});

it("one that stood still until another took over writes nothing more", async () => {
  const { redis, one, two } = await processes();
  let goOn: () => void = () => {};
  const first = one(ATTEMPT, async (journal) => {
    await new Promise<void>((done) => (goOn = done));
    await journal(0).begin("late");
    return ANSWER;
  });
  const refused = expect(first).rejects.toMatchObject({ status: 409 });
  await vi.advanceTimersByTimeAsync(1);
  for (const key of redis.stored.keys()) redis.stored.delete(key);
  void two(ATTEMPT, died);
  await vi.advanceTimersByTimeAsync(1);
  goOn();
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

it("one that fails half-way is gone on with when it is sent again, without Redis too", async () => {
  const once = await startProcess(null, async () => (await import("./once.ts")).once);
  const failing = once(ATTEMPT, async (journal) => {
    await journal(0).finish("done");
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  const run = vi.fn(async (journal: Journal) => {
    expect(await journal(0).done(z.string())).toBe("done");
    return ANSWER;
  });
  expect(await once(ATTEMPT, run)).toEqual(ANSWER);
});

it("ignores an answer that somebody else has put into Redis", async () => {
  const { redis, one, two } = await processes();
  await one(ATTEMPT, running());
  for (const [key, entry] of redis.stored) redis.stored.set(key, { ...entry, value: "made up" });
  const run = running();
  expect(await two(ATTEMPT, run)).toEqual(ANSWER);
  expect(run).toHaveBeenCalledTimes(1);
});
