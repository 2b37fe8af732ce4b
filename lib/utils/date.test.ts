import { describe, expect, it } from "vitest";
import { formatDate, formatTimeSpan, instantOf, isoOf } from "./date.ts";

it.each([
  "2026-03-03T00:30:00Z",
  "2026-03-03",
  // Without a zone: UTC, wherever the reader is.
  "2026-03-03T00:30:00",
  "2026-03-03 23:30:00.000",
  "2026-03-02T23:30:00-02:00",
  "1772498000",
  "1772498000000",
])("reads %j as the third of March, everywhere on earth", (date) =>
  expect(formatDate(date, "en")).toBe("March 3, 2026"));

it.each(["", "soon", "2026-13-45T99:99"])("says nothing of %j", (date) =>
  expect(formatDate(date, "en")).toBe(""));

it("an empty text is no time", () => {
  expect(instantOf("")).toBeNull();
  expect(instantOf("2026-05-01")).toBe(Date.UTC(2026, 4, 1));
  expect(isoOf("2026-05-01")).toBe("2026-05-01T00:00:00.000Z");
  expect(isoOf("soon")).toBeUndefined();
});

describe("formatTimeSpan", () => {
  const span = (start: string, end: string, locale: string) =>
    formatTimeSpan(start, end, locale).replace(/\s/g, " ");

  it("names day, hours and the time zone", () => {
    const day = ["2026-05-01T09:00:00Z", "2026-05-01T17:00:00Z"] as const;
    expect(span(...day, "en")).toMatch(/^Fri, May 1, 2026, 9:00 AM – 5:00 PM UTC$/);
    expect(span(...day, "hr")).toMatch(/1\. svibnja 2026\..*09:00.*17:00 UTC/);
    expect(span(...day, "de")).toMatch(/1\. Mai 2026.*09:00.*17:00 Uhr UTC/);
  });

  it("names the start alone where the end is missing or before it, and nothing where there is no start", () => {
    expect(span("2026-05-01T09:00:00Z", "", "en")).not.toContain("–");
    expect(span("2026-05-01T09:00:00Z", "2020-01-01", "en")).not.toContain("–");
    expect(span("soon", "2026-05-01", "en")).toBe("");
  });
});
