import { expect, it } from "vitest";
import { formatDate } from "./instant.ts";

it.each([
  "2026-03-03T00:30:00Z",
  "2026-03-03",
  // Without a zone: UTC, wherever the reader is.
  "2026-03-03T00:30:00",
  "2026-03-03 23:30:00.000",
  "2026-03-02T23:30:00-02:00",
  "1772498000",
  "1772498000000",
])("reads %j as the third of March in every time zone", (date) =>
  expect(formatDate(date, "en")).toBe("March 3, 2026"));

it.each(["", "soon", "2026-13-45T99:99"])("says nothing of %j", (date) =>
  expect(formatDate(date, "en")).toBe(""));
