import { expect, test } from "vitest";
import { medianOf, type Report, readReport, slowdownFor } from "./lighthouse.ts";

const report = (lcp: number, times: object): Report => ({
  categories: { performance: { score: 0.9 }, seo: { score: null } },
  audits: {
    "largest-contentful-paint": { numericValue: lcp },
    "first-contentful-paint": { numericValue: 900 },
    "total-blocking-time": { numericValue: 40 },
    "cumulative-layout-shift": { numericValue: 0 },
    metrics: { details: { items: [times] } },
    "lcp-breakdown-insight": {
      details: { items: [{ type: "table" }, { type: "node", selector: "main > img" }] },
    },
  },
});

const readRun = (lcp: number) => readReport(report(lcp, { timeToFirstByte: 600 }), 0);

test("the processor is slowed down to that of the same phone on every machine", () => {
  expect(slowdownFor(1_720)).toBe(4);
  expect(slowdownFor(900)).toBe(2.09);
  expect(slowdownFor(300)).toBe(1);
});

test("the phases of the largest picture add up to its time", () => {
  const times = { timeToFirstByte: 600, lcpLoadDelay: 700, lcpLoadDuration: 1_100 };
  const { scores, element } = readReport(report(1_500, times), 10);
  expect(element).toBe("main > img");
  const { ttfb, loadDelay, loadTime, renderDelay } = scores;
  expect([ttfb, loadDelay, loadTime, renderDelay]).toEqual([600, 100, 400, 400]);
  expect(scores).toMatchObject({ performance: 90, seo: 0, lcp: 1_500, cls: 0 });
  expect([scores.tbt, scores.tbtOfProcessor]).toEqual([40, 10]);
});

test("a largest text waits for nothing but the page", () => {
  const { scores } = readRun(1_000);
  expect([scores.loadDelay, scores.loadTime, scores.renderDelay]).toEqual([0, 0, 400]);
});

test("of several runs each median counts, and the element that was the largest most often", () => {
  const runs = [1_500, 900].map(readRun);
  const other = { ...readRun(1_000), element: "h1" };
  expect(medianOf([...runs, other])).toMatchObject({
    element: "main > img",
    scores: { lcp: 1_000, ttfb: 600 },
  });
});
