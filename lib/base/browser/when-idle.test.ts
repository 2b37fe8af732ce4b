// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("leaves the moment to the browser, and names the latest", () => {
  const idle = vi.fn();
  vi.stubGlobal("requestIdleCallback", idle);
  const work = vi.fn();
  whenIdle(work, 300);
  expect(idle).toHaveBeenCalledExactlyOnceWith(work, { timeout: 300 });
  expect(work).not.toHaveBeenCalled();
});

it("waits for a frame where a browser does not say when it is idle", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(15);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
