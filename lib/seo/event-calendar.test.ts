import { describe, expect, it } from "vitest";
import { event } from "#lib/api/schemas/event.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { toCalendarFile } from "./event-calendar.ts";

const context = {
  site: {
    siteId: 7,
    domain: "club.example",
    name: "Club",
    defaultLocale: "en",
    timeZone: "Europe/Zagreb",
  },
  locale: "hr",
} as SiteContext;

const facts = {
  id: 17,
  title: "Open, day; one",
  body: "<p>Come &amp; play</p>",
  startEvent: "2026-05-01T09:00:00.000Z",
  endEvent: "2026-05-01T17:00:00.000Z",
  location: "Court 1\r\nATTACH:evil",
};
/** The lines of the file, folded ones joined. */
const lines = (fields: object = {}) =>
  (toCalendarFile(context, event.parse({ ...facts, ...fields })) ?? "")
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n");

describe("toCalendarFile", () => {
  it("contains title, time in UTC, place and a stable id", () => {
    expect(lines()).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "UID:event-17-site-7@baseline",
        "DTSTART:20260501T090000Z",
        "DTEND:20260501T170000Z",
        "SUMMARY:Open\\, day\\; one",
        "DESCRIPTION:Come & play",
        "URL;VALUE=URI:https://club.example/hr/event/17",
        "END:VCALENDAR",
      ]),
    );
    expect(lines()).toEqual(lines());
  });

  it("is right over a change of the clocks: instants, and days of any length", () => {
    const night = lines({ startEvent: "2026-10-24T22:30:00Z", endEvent: "2026-10-25T02:30:00Z" });
    expect(night).toContain("DTSTART:20261024T223000Z");
    expect(night).toContain("DTEND:20261025T023000Z");
    // Midnight to midnight in Zagreb, 49 hours.
    const days = lines({ startEvent: "2026-10-23T22:00:00Z", endEvent: "2026-10-25T23:00:00Z" });
    expect(days).toContain("DTSTART;VALUE=DATE:20261024");
    expect(days).toContain("DTEND;VALUE=DATE:20261026");
    expect(lines({ startEvent: "2026-05-01", endEvent: "" })).toEqual(
      expect.arrayContaining(["DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260502"]),
    );
  });

  it("is a stamped, folded file that survives long texts of any script", () => {
    const title = "Otvoreno prvenstvo na pijesku – الافتتاح 🎾 ".repeat(8);
    const file = toCalendarFile(context, event.parse({ ...facts, title })) ?? "";
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    expect(lines({ title })).toContain(`SUMMARY:${title.trim()}`);
    expect(lines()).toContain("DTSTAMP:20260501T090000Z");
    expect(file.split("\r\n").filter((line) => line.startsWith("UID:"))).toHaveLength(1);
  });

  it("prevents texts from starting a new line", () => {
    expect(lines()).toContain("LOCATION:Court 1 ATTACH:evil");
    expect(lines({ title: "A\nEND:VEVENT" }).filter((line) => line === "END:VEVENT")).toHaveLength(
      1,
    );
  });

  it("gives an event without an end one hour, and one without a start no file", () => {
    expect(lines({ endEvent: "" })).toContain("DTEND:20260501T100000Z");
    expect(lines({ endEvent: "2020-01-01" })).toContain("DTEND:20260501T100000Z");
    expect(toCalendarFile(context, event.parse({ ...facts, startEvent: "soon" }))).toBeNull();
  });
});
