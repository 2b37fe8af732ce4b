import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { differences, lastOther, machine, type Results, readResults, save } from "./results.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "baseline-results-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const results = (measured: Readonly<Record<string, unknown>>): Results => ({
  commit: "a",
  machine: machine(),
  ...measured,
});

test("parts that were measured one after the other are kept together, with the machine", () => {
  save("abc123", { rates: { rows: [] } }, folder);
  save("abc123", { addresses: { hitRatio: 1 } }, folder);
  expect(readResults("abc", folder)).toMatchObject({
    commit: "abc123",
    rates: { rows: [] },
    addresses: { hitRatio: 1 },
    machine: { node: process.version },
  });
});

test("without a name the last commit that was measured is meant, never the same one", () => {
  save("one", {}, folder);
  save("two", {}, folder);
  expect(lastOther("two", folder)).toBe("one");
  expect(() => lastOther("one", join(folder, "none"))).toThrow("no results of another commit");
  expect(() => readResults("three", folder)).toThrow("no results of three");
});

test("what differs by more than a tenth is marked as better or worse, by what the figure means", () => {
  const before = results({
    rates: { rows: [{ page: "home", kind: "hit", rate: 1_000, p99: 4, cpu: 60 }] },
    lighthouse: { runs: 5, rows: [{ page: "home", lcp: 1_000, performance: 90 }] },
  });
  const now = results({
    rates: {
      rows: [
        { page: "list", kind: "hit", rate: 1, p99: 1, cpu: 1 },
        { page: "home", kind: "hit", rate: 1_200, p99: 5, cpu: 61 },
      ],
    },
    lighthouse: { runs: 1, rows: [{ page: "home", lcp: 800, performance: 70 }] },
  });
  expect(
    differences(before, now).map(({ what, ratio, mark }) => `${what} ${ratio} ${mark}`.trim()),
  ).toEqual([
    "rates rows home hit rate 1.20 better",
    "rates rows home hit p99 1.25 worse",
    "rates rows home hit cpu 1.02",
    "lighthouse rows home lcp 0.80 better",
    "lighthouse rows home performance 0.78 worse",
  ]);
});
