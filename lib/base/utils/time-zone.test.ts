import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import {
  addDays,
  clockIn,
  dayIn,
  instantAt,
  isoIn,
  readTimeZone,
  startOfDay,
} from "./time-zone.ts";

describe("readTimeZone", () => {
  it.each(["Europe/Zagreb", "Asia/Riyadh", "UTC"])("knows %s", (name) =>
    expect(readTimeZone(name)).toBe(name));
  it.each([
    "",
    "Mars/Phobos",
    "+02:00",
    "Zagreb",
    "Europe/Zagreb; DROP",
  ])("takes %j for UTC", (name) => expect(readTimeZone(name)).toBe("UTC"));
});

/** With clocks that change at 1, 2 and 3 o'clock, at midnight, by half an hour, and never. */
const ZONES = [
  "UTC",
  "Europe/Zagreb",
  "Atlantic/Azores",
  "America/New_York",
  "America/Santiago",
  "America/Havana",
  "Africa/Cairo",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) });
/** `en-CA` writes a day as ISO does. */
const written = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);

describe("days in a time zone", () => {
  it("are those that the zone's calendar shows", () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        expect(dayIn(at, timeZone)).toBe(written(at, timeZone));
      }),
    );
  });

  it("begin at their first instant, whatever the clocks do", () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const day = dayIn(at, timeZone);
        const start = startOfDay(day, timeZone);
        expect(dayIn(start, timeZone)).toBe(day);
        expect(dayIn(start - 1, timeZone)).toBe(addDays(day, -1));
        expect(start).toBeLessThanOrEqual(at);
        expect(startOfDay(addDays(day, 1), timeZone)).toBeGreaterThan(at);
      }),
    );
  });

  it("begin after the hour that the clocks skip", () => {
    expect(startOfDay("2026-04-24", "Africa/Cairo")).toBe(Date.parse("2026-04-23T22:00:00Z"));
  });
});

describe("isoIn", () => {
  it("carries the zone's offset of that day, and is the same instant", () => {
    expect(isoIn(Date.parse("2026-10-24T17:00:00Z"), "Europe/Zagreb")).toBe(
      "2026-10-24T19:00:00+02:00",
    );
    expect(isoIn(Date.parse("2026-10-26T17:00:00Z"), "Europe/Zagreb")).toBe(
      "2026-10-26T18:00:00+01:00",
    );
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const second = Math.floor(at / 1000) * 1000;
        expect(Date.parse(isoIn(second, timeZone))).toBe(second);
      }),
    );
  });
});

describe("the clock of a site", () => {
  it.each([
    ["2026-03-01T20:00", "Europe/Zagreb", "2026-03-01T19:00:00.000Z"],
    ["2026-03-01T20:00", "Asia/Tokyo", "2026-03-01T11:00:00.000Z"],
    // An hour that there is twice: the first one.
    ["2026-10-25T02:30", "Europe/Zagreb", "2026-10-25T00:30:00.000Z"],
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    // An hour that the clocks skip: as much later as they skip.
    ["2026-03-29T02:30", "Europe/Zagreb", "2026-03-29T01:30:00.000Z"],
    ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
  ])("shows %s in %s at %s", (clock, timeZone, at) =>
    expect(new Date(instantAt(clock, timeZone) ?? 0).toISOString()).toBe(at));

  it("is read back as it was shown", () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const shown = clockIn(at, timeZone);
        const back = instantAt(shown, timeZone);
        expect(clockIn(back ?? Number.NaN, timeZone)).toBe(shown);
      }),
    );
  });

  it("is not read of anything else", () => {
    for (const text of ["", "soon", "2026-03-01", "2026-13-41T99:00"])
      expect(instantAt(text, "UTC")).toBeNull();
  });
});
