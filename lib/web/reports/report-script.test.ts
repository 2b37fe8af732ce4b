// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://shop.test/order/20260042?token=abc"}
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { REPORT_LOADER } from "./loader-script.ts";
import { reportScript } from "./report-script.ts";

type Take = (list: { getEntries: () => object[] }) => void;

let sent: Promise<Record<string, unknown>>[] = [];
let observers = new Map<string, Take>();

/** A browser that knows these types of entries. */
function browserWith(...types: readonly string[]): void {
  class Observer {
    static readonly supportedEntryTypes = types;
    constructor(private readonly take: Take) {}
    observe({ type }: { type: string }): void {
      observers.set(type, this.take);
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
}

const measure = (type: string, ...entries: object[]) =>
  observers.get(type)?.({ getEntries: () => entries.map((one) => ({ entryType: type, ...one })) });

function run(code: string): void {
  const script = document.createElement("script");
  script.textContent = code;
  document.head.append(script);
}

const loaded = () => document.querySelector("script[src='/api/reports']");

/** The page's loader, and then its script, as if the browser had loaded it. */
async function load(sample = "1"): Promise<void> {
  document.documentElement.dataset.reports = sample;
  run(REPORT_LOADER);
  await vi.advanceTimersByTimeAsync(50);
}

function fail(message: string, error: unknown = new TypeError(message)): void {
  const filename = "https://shop.test/_next/static/chunks/a.js?x=1";
  window.dispatchEvent(new ErrorEvent("error", { message, error, filename, lineno: 1, colno: 9 }));
}

const leave = () => window.dispatchEvent(new Event("pagehide"));
const reports = () => Promise.all(sent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  [sent, observers] = [[], new Map()];
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  Object.assign(navigator, {
    sendBeacon: (_: string, body: Blob) => sent.push(body.text().then((text) => JSON.parse(text))),
  });
});

afterEach(() => {
  // Every page has its own listeners: those of the last one have sent all they may.
  for (let n = 0; n < 9; n += 1) fail(`over ${n}`);
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it("loads nothing where a visit is not measured, until a script fails", async () => {
  browserWith();
  await load("0");
  expect(loaded()).toBeNull();
  fail("early");
  await vi.advanceTimersByTimeAsync(50);
  expect(loaded()).not.toBeNull();
  run(reportScript());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reports()).toMatchObject([{ errors: [{ kind: "error", message: "early" }] }]);
  leave();
  expect(sent).toHaveLength(1);
});

it("measures what the browser can, sends it once, and says no query", async () => {
  browserWith("largest-contentful-paint", "layout-shift", "event");
  await load();
  run(reportScript());
  measure("largest-contentful-paint", { startTime: 900 }, { startTime: 1_400 });
  measure(
    "layout-shift",
    { startTime: 100, value: 0.1 },
    { startTime: 900, value: 0.1 },
    { startTime: 950, value: 0.5, hadRecentInput: true },
    { startTime: 3_000, value: 0.15 },
  );
  measure(
    "event",
    { interactionId: 7, duration: 80 },
    { interactionId: 7, duration: 120 },
    { interactionId: 0, duration: 900 },
  );
  leave();
  leave();
  expect(await reports()).toEqual([
    { path: "/order/20260042", vitals: { lcp: 1_400, cls: 0.2, inp: 120 } },
  ]);
});

it("measures nothing that a browser does not know", async () => {
  browserWith("first-input");
  await load();
  run(reportScript());
  leave();
  expect(sent).toEqual([]);
});

it("sends each error once and five at most", async () => {
  browserWith();
  await load();
  run(reportScript());
  fail("same");
  fail("same");
  for (let n = 0; n < 9; n += 1) fail(`number ${n}`);
  leave();
  const [only] = await reports();
  expect(only?.errors).toHaveLength(5);
});
