import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSuggestRuntime } from "./suggest-runtime.ts";
import { stepOf } from "./use-suggestions.ts";

const ITEM = { id: 1, title: "Racket", slug: "r", image: null };
const ask = vi.fn(async (_: string) => [ITEM]);
const show = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  show.mockClear();
});
afterEach(() => vi.useRealTimers());

it("requests once after typing stops, never for one letter", async () => {
  const runtime = createSuggestRuntime(ask, show);
  for (const text of ["r", "ra", " ra ", "rac"]) runtime.type(text);
  await vi.advanceTimersByTimeAsync(500);
  expect(ask.mock.calls).toEqual([["rac"]]);
  expect(show).toHaveBeenLastCalledWith({ keywords: "rac", items: [ITEM] });
  runtime.type("🎾");
  await vi.advanceTimersByTimeAsync(500);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenLastCalledWith(null);
});

it("never shows an older answer", async () => {
  let late = (_: (typeof ITEM)[]) => {};
  ask.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  const runtime = createSuggestRuntime(ask, show);
  runtime.type("old");
  await vi.advanceTimersByTimeAsync(500);
  runtime.type("new");
  await vi.advanceTimersByTimeAsync(500);
  late([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(show.mock.calls).toEqual([[{ keywords: "new", items: [ITEM] }]]);
});

it("shows nothing after a failure, and after it was stopped", async () => {
  ask.mockRejectedValueOnce(new Error("down"));
  const runtime = createSuggestRuntime(ask, show);
  runtime.type("clay");
  await vi.advanceTimersByTimeAsync(500);
  expect(show).toHaveBeenLastCalledWith(null);
  runtime.type("clay court");
  runtime.stop();
  await vi.advanceTimersByTimeAsync(500);
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each([
  ["ArrowDown", null, -1],
  ["ArrowDown", -1, 0],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", -1, null],
  ["a", 1, null],
] as const)("%s from %s leads to %s", (key, active, next) =>
  expect(stepOf(key, active, 3)).toBe(next));
