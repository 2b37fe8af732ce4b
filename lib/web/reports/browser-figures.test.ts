import { expect, it } from "vitest";
import { createBrowserFigures, joinReports } from "./browser-figures.ts";
import type { PageReport, ReportedError } from "./page-report.ts";
import { samplesIn } from "./vitals.ts";

const HOUR = 3_600_000;
const error = (message: string): ReportedError => ({
  kind: "error",
  name: "TypeError",
  message,
  at: "/_next/static/chunks/a.js:1:2",
});
const report = (more: Partial<PageReport>): PageReport => ({
  site: "shop.example",
  page: "product",
  vitals: {},
  errors: [],
  ...more,
});

function clocked() {
  const clock = { now: 1_000 * HOUR };
  return { clock, figures: createBrowserFigures(() => clock.now) };
}

it("shows a site its own vitals of 24 hours, and metrics those since the start", () => {
  const { clock, figures } = clocked();
  figures.add(report({ vitals: { lcp: 1.2, cls: 0.02 } }));
  figures.add(report({ site: "other.example", vitals: { lcp: 9 } }));
  clock.now += 23 * HOUR;
  figures.add(report({ vitals: { lcp: 3.2 } }));
  const samples = () =>
    figures
      .report("shop.example")
      .vitals.map(({ page, vital, histogram }) => `${page} ${vital} ${samplesIn(histogram)}`);
  expect(samples()).toEqual(["product lcp 2", "product cls 1"]);
  clock.now += HOUR;
  expect(samples()).toEqual(["product lcp 1"]);
  expect(figures.totals().vitals.map(({ site, vital }) => `${site} ${vital}`)).toEqual([
    "shop.example lcp",
    "shop.example cls",
    "other.example lcp",
  ]);
});

it("counts equal errors as one, the latest first, and says which ones belong into the log", () => {
  const { clock, figures } = clocked();
  const first = figures.add(report({ errors: [error("a"), error("b")] }));
  expect(first.map(({ message }) => message)).toEqual(["a", "b"]);
  clock.now += HOUR / 2;
  expect(figures.add(report({ page: "cart", errors: [error("a")] }))).toEqual([]);
  expect(figures.report("shop.example").errors).toMatchObject([
    { message: "a", page: "cart", count: 2, first: 1_000 * HOUR, last: clock.now },
    { message: "b", page: "product", count: 1 },
  ]);
  clock.now += HOUR / 2;
  expect(figures.add(report({ errors: [error("a")] }))).toMatchObject([{ count: 3 }]);
  expect(figures.totals().errors).toEqual([{ site: "shop.example", kind: "error", count: 4 }]);
});

it("stays small, whatever strangers send", () => {
  const { clock, figures } = clocked();
  figures.add(report({ site: "quiet.example", errors: [error("mine")] }));
  let lines = 0;
  for (let n = 0; n < 3_000; n += 1) {
    const loud = { site: "loud.example", page: `kind-${n}`, errors: [error(`${n}`)] };
    lines += figures.add(report({ ...loud, vitals: { inp: 0.1 } })).length;
  }
  expect(lines).toBeLessThanOrEqual(60);
  expect(figures.report("loud.example").errors).toHaveLength(50);
  expect(figures.report("quiet.example").errors).toHaveLength(1);
  expect(figures.report("loud.example").vitals.length).toBeLessThanOrEqual(61);
  for (let n = 0; n < 500; n += 1) figures.add(report({ site: `${n}`, vitals: { inp: 0.1 } }));
  expect(new Set(figures.totals().vitals.map(({ site }) => site)).size).toBeLessThanOrEqual(101);
  clock.now += 25 * HOUR;
  expect(figures.report("loud.example")).toMatchObject({ vitals: [], errors: [] });
});

it("joins the reports of several machines", () => {
  const [one, other] = [clocked(), clocked()];
  other.clock.now += HOUR;
  for (const { figures } of [one, other])
    figures.add(report({ vitals: { cls: 0.3 }, errors: [error("a")] }));
  const joined = joinReports([one, other].map(({ figures }) => figures.report("shop.example")));
  expect(joined.since).toBe(1_000 * HOUR);
  expect(joined.vitals.map(({ histogram }) => samplesIn(histogram))).toEqual([2]);
  expect(joined.errors).toMatchObject([{ count: 2, first: 1_000 * HOUR, last: 1_001 * HOUR }]);
});
