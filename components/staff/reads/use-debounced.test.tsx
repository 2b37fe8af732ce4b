// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebounced } from "./use-debounced.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("has a value at once, and another once it has stayed for the time", () => {
  const { result, rerender } = renderHook(({ typed }) => useDebounced(typed, 250), {
    initialProps: { typed: "a" },
  });
  expect(result.current).toBe("a");
  rerender({ typed: "ab" });
  act(() => vi.advanceTimersByTime(249));
  rerender({ typed: "abc" });
  act(() => vi.advanceTimersByTime(249));
  expect(result.current).toBe("a");
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe("abc");
});
