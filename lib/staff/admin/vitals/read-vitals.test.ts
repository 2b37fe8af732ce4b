import { afterEach, expect, it } from "vitest";
import type { ProcessReport } from "#lib/web/cache/cache-report.ts";
import { type PageOwner, setPageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { createBrowserFigures } from "#lib/web/reports/browser-figures.ts";
import { readVitals } from "./read-vitals.ts";

const NOW = 100 * 86_400_000;

/** A machine that began that long ago, with visits of one kind of page. */
function machine(process: string, age: number, lcp: readonly number[]): ProcessReport {
  let now = NOW - age;
  const figures = createBrowserFigures(() => now);
  now = NOW;
  for (const value of lcp)
    figures.add({ site: "shop.example", page: "product", vitals: { lcp: value }, errors: [] });
  const browsers = figures.report("shop.example");
  const pages = { pages: [], total: { pages: 0, bytes: 0 }, hours: [] };
  return { process, domain: "shop.example", ...pages, browsers };
}

const ownedBy = (own: ProcessReport, reports: readonly ProcessReport[]): PageOwner => ({
  get: async () => ({ page: null, use: "held", at: NOW }),
  set: async () => {},
  fail: async () => {},
  expire: async () => {},
  report: async () => ({ own, others: { reports, silent: ["gone"], redis: 1 } }),
});

afterEach(() => setPageOwner(null));

it("rates the 75th percentile of all machines that answer", async () => {
  const { browsers: _, ...old } = machine("old release", 0, []);
  setPageOwner(
    ownedBy(machine("a", 2 * 86_400_000, [1, 1]), [machine("b", 60_000, [4.2, 4.2]), old]),
  );
  expect(await readVitals("shop.example", NOW)).toEqual({
    since: null,
    rows: [{ page: "product", vitals: { lcp: { value: 5, rating: "poor", samples: 4 } } }],
    errors: [],
    silent: 1,
  });
});

it("says since when it counts, where that is less than a day", async () => {
  setPageOwner(ownedBy(machine("a", 3_600_000, [0.4]), []));
  const { since, rows } = await readVitals("shop.example", NOW);
  expect(since).toBe(new Date(NOW - 3_600_000).toISOString());
  expect(rows).toMatchObject([{ vitals: { lcp: { rating: "good" } } }]);
});
