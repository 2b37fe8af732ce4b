import { describe, expect, it } from "vitest";
import { hasEnded, inTime, runsForward, spanOf } from "./event-times.ts";

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
    expect(hasEnded(event, NOW, "UTC")).toBe(over);
  });
});

it("an event of whole days is over when its last day is over in the site's time zone", () => {
  const fair = at("2026-05-01", "2026-05-02");
  const lastMinute = "2026-05-03T03:59:00Z";
  expect(hasEnded(fair, lastMinute, "America/New_York")).toBe(false);
  expect(hasEnded(fair, "2026-05-03T04:01:00Z", "America/New_York")).toBe(true);
  expect(hasEnded(fair, "2026-05-02T22:01:00Z", "Europe/Zagreb")).toBe(true);
});

describe("spanOf", () => {
  const span = (start: string, end = "") => spanOf(at(start, end), "Europe/Zagreb");

  it("has an end only after the start", () => {
    const start = Date.parse("2026-05-01T17:00:00Z");
    for (const end of ["", "soon", "2026-05-01T17:00:00Z", "2020-01-01T00:00:00Z"])
      expect(span("2026-05-01T17:00:00Z", end), end).toEqual({ start, end: null, days: null });
    expect(span("2026-05-01T17:00:00Z", "2026-05-01T18:00:00Z")?.end).toBe(start + 3_600_000);
    expect(span("soon", "2026-05-01T18:00:00Z")).toBeNull();
    expect(span("2026-13-45", "2026-05-01")).toBeNull();
  });

  it("takes whole days from days, and from midnight to midnight in the site's time zone", () => {
    const days = (start: string, end?: string) => span(start, end)?.days;
    expect(days("2026-05-01")).toEqual({ first: "2026-05-01", last: "2026-05-01" });
    expect(days("2026-05-01", "2026-05-03")).toEqual({ first: "2026-05-01", last: "2026-05-03" });
    expect(days("2026-05-01", "2020-01-01")).toEqual({ first: "2026-05-01", last: "2026-05-01" });
    // From Saturday to Sunday, over the night in which the clocks change.
    expect(span("2026-10-23T22:00:00Z", "2026-10-25T23:00:00Z")).toEqual({
      start: Date.parse("2026-10-23T22:00:00Z"),
      end: Date.parse("2026-10-25T23:00:00Z"),
      days: { first: "2026-10-24", last: "2026-10-25" },
    });
    // Midnight in UTC is two o'clock in Zagreb.
    expect(days("2026-05-01T00:00:00Z", "2026-05-02T00:00:00Z")).toBeNull();
    expect(days("2026-05-01", "2026-05-02T15:00:00Z")).toBeNull();
  });

  it("begins and ends a whole day where the site's day does", () => {
    expect(span("2026-05-01")).toMatchObject({
      start: Date.parse("2026-04-30T22:00:00Z"),
      end: Date.parse("2026-05-01T22:00:00Z"),
    });
  });
});

describe("inTime", () => {
  it("sorts the earliest first and those without a time last", () => {
    const list = [at(""), at("2026-06-01"), at("2026-05-01"), at("no date")];
    expect(inTime(list, "UTC").map(({ startEvent }) => startEvent)).toEqual([
      "2026-05-01",
      "2026-06-01",
      "",
      "no date",
    ]);
  });

  it("detects the order of a list", () => {
    expect(runsForward([at("2026-05-01"), at("2026-06-01")], "UTC")).toBe(true);
    expect(runsForward([at("2026-06-01"), at("2026-05-01")], "UTC")).toBe(false);
    expect(runsForward([at("2026-06-01")], "UTC")).toBe(false);
    expect(runsForward([], "UTC")).toBe(false);
  });
});
