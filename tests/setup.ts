import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

/** Of the event loop, until it has let go of a program that has ended. */
const TURNS = 100;
const runsPrograms = (): boolean => process.getActiveResourcesInfo().includes("ProcessWrap");

// Files share a worker: each loads the modules again, finds none of the values that the product keeps for a whole
// process (lib/base/utils/process-wide.ts), and leaves no stopped clock and nothing replaced to the next one.
vi.resetModules();
for (const key of Object.getOwnPropertySymbols(globalThis))
  if (key.description?.startsWith("baseline.")) Reflect.deleteProperty(globalThis, key);
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // A program that outlives its test holds the output of this one open, and with it the whole run.
  for (let turn = 0; turn < TURNS && runsPrograms(); turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(runsPrograms(), "a test has started a program and not ended it").toBe(false);
});

/** A test during which the console warns or reports an error fails. A test that expects it replaces the method. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  for (const method of ["error", "warn"] as const) {
    const spy = console[method];
    if (vi.isMockFunction(spy) && spy.getMockImplementation() === undefined) {
      expect(spy.mock.calls, `console.${method} was called`).toEqual([]);
    }
  }
});

// Waits are generous: a busy machine must not fail a test that an idle one passes.
beforeAll(async () => {
  if (typeof document === "undefined") return;
  const { configure } = await import("@testing-library/react");
  // jsdom has no layout, and no names of CSS.
  Element.prototype.scrollIntoView = () => {};
  globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\]/g, "\\$&") } as typeof CSS;
  configure({ asyncUtilTimeout: 10_000 });
});

// Without vitest's globals Testing Library does not unmount what a test rendered.
afterEach(async () => {
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
});
