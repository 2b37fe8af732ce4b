import { expect, test } from "vitest";
import { blockingOfProcessor, type TraceEvent } from "./processor-time.ts";

const event = (name: string, ts: number, over: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, pid: 1, tid: 1, ts },
  ...over,
});
const PAGE = [
  event("navigationStart", 0, { args: { data: { documentLoaderURL: "http://shop.example/" } } }),
  event("firstContentfulPaint", 100_000, { tid: 7 }),
];
const task = (ts: number, dur: number, tdur: number, over: Partial<TraceEvent> = {}) =>
  event("RunTask", ts, { dur, tdur, ...over });

test("what the processor worked for each task counts, above what a task may take on the slower one", () => {
  const tasks = [task(110_000, 90_000, 12_000), task(300_000, 40_000, 9_000)];
  expect(blockingOfProcessor([...PAGE, ...tasks], 5)).toBeCloseTo(10);
  expect(blockingOfProcessor([...PAGE, ...tasks], 10)).toBeCloseTo(70 + 40);
});

test("tasks before the first paint and those of other threads and processes block nobody", () => {
  const others = [
    task(20_000, 30_000, 30_000),
    task(200_000, 30_000, 30_000, { tid: 2 }),
    task(200_000, 30_000, 30_000, { pid: 2 }),
    event("Layout", 200_000, { dur: 30_000, tdur: 30_000 }),
  ];
  expect(blockingOfProcessor([...PAGE, ...others], 5)).toBe(0);
});

test("a trace without a page says nothing", () => {
  expect(blockingOfProcessor([task(0, 1, 1)], 5)).toBeNaN();
});
