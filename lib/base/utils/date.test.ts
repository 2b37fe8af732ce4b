import { expect, it } from "vitest";
import { formatDate, instantOf, isoOf } from "./date.ts";

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
  expect(formatDate(date, "en", "UTC")).toBe("March 3, 2026"));

it("writes the day that a site's calendar shows", () => {
  expect(formatDate("2026-03-03T23:30:00Z", "en", "Europe/Zagreb")).toBe("March 4, 2026");
  expect(formatDate("2026-03-03T03:30:00Z", "en", "America/New_York")).toBe("March 2, 2026");
  // A day without a time is that day everywhere.
  expect(formatDate("2026-03-03", "en", "America/New_York")).toBe("March 3, 2026");
  expect(formatDate("2026-03-03T23:30:00Z", "en", "Nowhere/Land")).toBe("March 3, 2026");
});

it.each(["", "soon", "2026-13-45T99:99"])("says nothing of %j", (date) =>
  expect(formatDate(date, "en", "UTC")).toBe(""));

it("an empty text isn't a time", () => {
  expect(instantOf("")).toBeNull();
  expect(instantOf("2026-05-01")).toBe(Date.UTC(2026, 4, 1));
  expect(isoOf("2026-05-01")).toBe("2026-05-01T00:00:00.000Z");
  expect(isoOf("soon")).toBeUndefined();
});
