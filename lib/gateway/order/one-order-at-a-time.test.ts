import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Session } from "#lib/gateway/auth/session.ts";
import { fail, ok } from "#lib/shop/api/errors.ts";
import { startProcess, valueRedis, withSecret } from "#tests/factories/processes/fake-redis.ts";
import type { Placed } from "./place-order.ts";

const CART = "7|42|CANARY-CODE";
const session = { hasEnded: false, setCookies: [] } as unknown as Session;
const CREATED: Placed = {
  result: ok({ kind: "created", html: "", orderSlug: "CANARY-SLUG" }),
  session,
  cartCookies: [],
};
const LOST: Placed = {
  ...CREATED,
  result: fail({ kind: "network", status: 0, message: "TimeoutError" }),
};

/** Two processes that share a Redis, and a third one that knows of none. */
async function processes() {
  const redis = valueRedis();
  const load = async () => (await import("./one-order-at-a-time.ts")).oneOrderAtATime;
  const [one, two] = [await startProcess(redis, load), await startProcess(redis, load)];
  return { redis, one, two };
}
const placing = (placed: Placed) => vi.fn(async () => placed);
const died = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  withSecret();
});
afterEach(() => vi.useRealTimers());

it("two processes send one order, and both have its answer; Redis holds it only sealed", async () => {
  const { redis, one, two } = await processes();
  let finish: (placed: Placed) => void = () => {};
  const first = one(CART, { session, place: () => new Promise((done) => (finish = done)) });
  await vi.advanceTimersByTimeAsync(1);
  const place = placing(CREATED);
  const own = { ...session, setCookies: ["own"] };
  const second = two(CART, { session: own, place });
  await vi.advanceTimersByTimeAsync(1_000);
  finish(CREATED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual(CREATED);
  expect(await second).toEqual({ ...CREATED, session: own });
  expect(place).not.toHaveBeenCalled();
  expect(JSON.stringify([...redis.stored])).not.toMatch(/CANARY|created/);
});

it("who asks once the answer is known orders by themselves: the cart may be another one by then", async () => {
  const { one, two } = await processes();
  await one(CART, { session, place: placing({ ...CREATED, result: ok({ kind: "cartChanged" }) }) });
  const place = placing(CREATED);
  expect(await two(CART, { session, place })).toEqual(CREATED);
  expect(place).toHaveBeenCalledTimes(1);
});

it("an order whose answer was lost is not sent by another process, until the backend is done with it", async () => {
  const { one, two } = await processes();
  expect(await one(CART, { session, place: placing(LOST) })).toEqual(LOST);
  const place = placing(CREATED);
  expect(await two(CART, { session, place })).toEqual(LOST);
  expect(await one(CART, { session, place })).toEqual(LOST);
  expect(place).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await two(CART, { session, place })).toEqual(CREATED);
});

it("a process that dies blocks its cart for 70 s and no longer, and nobody knows meanwhile", async () => {
  const { one, two } = await processes();
  void one(CART, { session, place: died });
  await vi.advanceTimersByTimeAsync(1);
  const place = placing(CREATED);
  const early = two(CART, { session, place });
  const other = await two("7|43|other", { session, place: placing(CREATED) });
  expect(other).toEqual(CREATED);
  await vi.advanceTimersByTimeAsync(41_000);
  expect((await early).result).toEqual(LOST.result);
  expect(place).not.toHaveBeenCalled();
  const late = two(CART, { session, place });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await late).toEqual(CREATED);
  expect(place).toHaveBeenCalledTimes(1);
});

it("a process that stood still until another one took its cart over sends nothing any more", async () => {
  const { one, two } = await processes();
  let goOn: () => void = () => {};
  const asked: boolean[] = [];
  const first = one(CART, {
    session,
    place: async (mayStillSend) => {
      asked.push(await mayStillSend());
      await new Promise<void>((done) => (goOn = done));
      asked.push(await mayStillSend());
      return LOST;
    },
  });
  await vi.advanceTimersByTimeAsync(70_000);
  void two(CART, { session, place: died });
  await vi.advanceTimersByTimeAsync(1);
  goOn();
  await first;
  expect(asked).toEqual([true, false]);
});

it("while Redis is silent each process has claims of its own, and orders work", async () => {
  const { redis, one } = await processes();
  redis.isReady = false;
  const place = placing(LOST);
  expect(await one(CART, { session, place })).toEqual(LOST);
  expect(await one(CART, { session, place })).toEqual(LOST);
  expect(place).toHaveBeenCalledTimes(1);
});
