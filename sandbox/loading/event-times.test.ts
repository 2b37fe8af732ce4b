import { expect, it } from "vitest";
import { timesOf } from "./event-times.ts";

const camp = { inDays: 70, season: "07-06", weekday: 1, hour: 6, hours: 80 };

it.each([
  ["2026-11-28", "2027-07-12T06:00:00.000Z"],
  ["2027-07-01", "2027-07-12T06:00:00.000Z"],
  ["2027-07-08", "2028-07-10T06:00:00.000Z"],
])("on %s the next summer camp begins on the Monday %s", (day, start) => {
  expect(timesOf(camp, Date.parse(day)).startEvent).toBe(start);
});

it("is over where `inDays` is, whatever the day", () => {
  for (const day of ["2026-07-06", "2026-07-14", "2026-11-28", "2027-02-01"]) {
    const { endEvent } = timesOf({ ...camp, inDays: -140 }, Date.parse(day));
    expect(Date.parse(endEvent)).toBeLessThan(Date.parse(day));
    expect(endEvent).toMatch(/-07-/);
  }
});

it("without a season it is so many days from now, on the weekday after them", () => {
  const wednesday = { inDays: 5, weekday: 3, hours: 3 };
  expect(timesOf(wednesday, Date.parse("2026-11-28T20:00:00Z"))).toEqual({
    startEvent: "2026-12-09T09:00:00.000Z",
    endEvent: "2026-12-09T12:00:00.000Z",
  });
});
