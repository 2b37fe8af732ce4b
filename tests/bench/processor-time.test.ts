import { expect, test } from "vitest";
import { byProcessorTime, type TraceEvent } from "./processor-time.ts";

const event = (over: Partial<TraceEvent>): TraceEvent => ({
  ...{ name: "Layout", cat: "devtools.timeline", ph: "X", pid: 1, tid: 1, ts: 0 },
  ...over,
});
const task = event({ name: "RunTask", ts: 1_000, dur: 50_000, tts: 200, tdur: 10_000 });

test("a task takes what the processor worked for it, and what happened in it moves with it", () => {
  const layout = event({ ts: 31_000, dur: 19_000, tts: 6_200, tdur: 3_000 });
  const sent = event({ name: "ResourceSendRequest", ph: "I", ts: 26_000 });
  expect(byProcessorTime([layout, task, sent])).toEqual([
    { ...layout, ts: 7_000, dur: 3_000 },
    { ...task, dur: 10_000 },
    { ...sent, ts: 6_000 },
  ]);
});

test("other threads, what lies between tasks and what the page has reached stay where they were", () => {
  const apart = [
    event({ tid: 2, ts: 30_000, dur: 5_000 }),
    event({ ts: 60_000, dur: 5_000, tdur: 1_000 }),
    event({ name: "firstContentfulPaint", cat: "loading", ph: "R", ts: 40_000, tts: 300 }),
  ];
  expect(byProcessorTime([task, ...apart]).slice(1)).toEqual(apart);
});

test("of two tasks each moves its own", () => {
  const next = event({ name: "RunTask", ts: 60_000, dur: 8_000, tts: 20_000, tdur: 8_000 });
  const script = event({ name: "EvaluateScript", ts: 62_000, dur: 1_000, tts: 22_000, tdur: 900 });
  expect(byProcessorTime([next, script, task])).toEqual([
    next,
    { ...script, ts: 62_000, dur: 900 },
    { ...task, dur: 10_000 },
  ]);
});
