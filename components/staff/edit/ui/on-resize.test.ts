// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { onResize } from "./on-resize.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for the next frame, once for several sizes, and is quiet once it has ended", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
  let report: (entries: readonly { contentRect: object }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const then = vi.fn();
  const stop = onResize([document.body], then);
  report([{ contentRect: { width: 1 } }]);
  report([{ contentRect: { width: 2 } }]);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(then.mock.calls).toEqual([[{ width: 2 }]]);
  report([{ contentRect: { width: 3 } }]);
  stop();
  vi.advanceTimersToNextFrame();
  expect(then).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});
