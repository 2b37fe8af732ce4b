// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenQuiet } from "./when-quiet.ts";

let idle: (() => void)[] = [];
const beIdle = () => {
  for (const work of idle.splice(0)) work();
};
const resolved = async (signal = new AbortController().signal) => {
  const done = vi.fn();
  void whenQuiet(signal).then(done);
  await vi.advanceTimersByTimeAsync(5_000);
  beIdle();
  await vi.advanceTimersByTimeAsync(0);
  return done.mock.calls.length > 0;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  idle = [];
});

it("waits for the page and for an idle browser", async () => {
  const done = vi.fn();
  void whenQuiet(new AbortController().signal).then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(idle).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).not.toHaveBeenCalled();
  beIdle();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

it("never comes on a connection that is metered or slow", async () => {
  expect(await resolved()).toBe(true);
  for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
    vi.stubGlobal("navigator", { connection });
    expect(await resolved()).toBe(false);
  }
});

it("does not come after its island is gone", async () => {
  const early = new AbortController();
  early.abort();
  expect(await resolved(early.signal)).toBe(false);
  const late = new AbortController();
  const done = vi.fn();
  void whenQuiet(late.signal).then(done);
  await vi.advanceTimersByTimeAsync(5_000);
  late.abort();
  beIdle();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
});
