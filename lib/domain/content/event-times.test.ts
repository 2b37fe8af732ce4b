import { describe, expect, it } from "vitest";
import { hasEnded, inTime, runsForward } from "./event-times.ts";
import { instantOf, isoOf } from "./instant.ts";
import { formatTimeSpan } from "./time-span.ts";

const at = (startEvent: string, endEvent = "") => ({ startEvent, endEvent });
const NOW = "2026-05-01T12:00:00.000Z";

describe("hasEnded", () => {
  it.each([
    [at("2026-05-01T09:00:00Z", "2026-05-01T17:00:00Z"), false],
    [at("2026-05-01T09:00:00Z", "2026-05-01T11:00:00Z"), true],
    [at("2026-05-01T09:00:00Z"), true],
    [at("2026-05-01T15:00:00Z", "2026-04-01T15:00:00Z"), false],
    [at("", "2026-04-01T15:00:00Z"), true],
    [at("soon", "later"), false],
  ])("%j is over: %s", (event, over) => {
    expect(hasEnded(event, NOW)).toBe(over);
  });
});

describe("inTime", () => {
  it("sorts the earliest first and those without a time last", () => {
    const list = [at(""), at("2026-06-01"), at("2026-05-01"), at("no date")];
    expect(inTime(list).map(({ startEvent }) => startEvent)).toEqual([
      "2026-05-01",
      "2026-06-01",
      "",
      "no date",
    ]);
  });

  it("detects the order of a list", () => {
    expect(runsForward([at("2026-05-01"), at("2026-06-01")])).toBe(true);
    expect(runsForward([at("2026-06-01"), at("2026-05-01")])).toBe(false);
    expect(runsForward([at("2026-06-01")])).toBe(false);
    expect(runsForward([])).toBe(false);
  });
});

it("treats an empty text as no time", () => {
  expect(instantOf("")).toBeNull();
  expect(instantOf("2026-05-01")).toBe(Date.UTC(2026, 4, 1));
  expect(isoOf("2026-05-01")).toBe("2026-05-01T00:00:00.000Z");
  expect(isoOf("soon")).toBeUndefined();
});

describe("formatTimeSpan", () => {
  const span = (start: string, end: string, locale: string) =>
    formatTimeSpan(start, end, locale).replace(/\s/g, " ");

  it("shows day, hours and the time zone", () => {
    const day = ["2026-05-01T09:00:00Z", "2026-05-01T17:00:00Z"] as const;
    expect(span(...day, "en")).toMatch(/^Fri, May 1, 2026, 9:00 AM – 5:00 PM UTC$/);
    expect(span(...day, "hr")).toMatch(/1\. svibnja 2026\..*09:00.*17:00 UTC/);
    expect(span(...day, "de")).toMatch(/1\. Mai 2026.*09:00.*17:00 Uhr UTC/);
  });

  it("shows only the start when the end is missing or earlier, and nothing without a start", () => {
    expect(span("2026-05-01T09:00:00Z", "", "en")).not.toContain("–");
    expect(span("2026-05-01T09:00:00Z", "2020-01-01", "en")).not.toContain("–");
    expect(span("soon", "2026-05-01", "en")).toBe("");
  });
});
