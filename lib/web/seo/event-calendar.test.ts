import { describe, expect, it } from "vitest";
import { event } from "#lib/shop/api/schemas/event.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
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
const lines = (fields: object = {}, now = Date.UTC(2026, 3, 1)) =>
  (toCalendarFile(context, event.parse({ ...facts, ...fields }), now) ?? "")
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

  it("keeps paragraphs, items of lists and breaks as lines of the description", () => {
    const body =
      "<h2>Day</h2><p>Bring <b>water</b>,\n shoes.</p>\n<p></p><ul><li>9:00 <em>open</em></li><li>12:00</li></ul><p>a<br/>b &lt;p&gt;</p><table><tr><td>1</td><td>2</td></tr></table>";
    const text = "Day\\nBring water\\, shoes.\\n9:00 open\\n12:00\\na\\nb <p>\\n1 2";
    expect(lines({ body })).toContain(`DESCRIPTION:${text}`);
    const plain = "DESCRIPTION:no markup <strong";
    expect(lines({ body: "no markup &lt;strong" })).toContain(plain);
  });

  it("describes an event in lines, without markup", () => {
    const body = "<p>Mladi &ndash; do 12 godina</p><ul><li>reket</li><li>teni&shy;sice</li></ul>";
    expect(lines({ body })).toContain("DESCRIPTION:Mladi – do 12 godina\\nreket\\ntenisice");
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
    expect(file.split("\r\n").filter((line) => line.startsWith("UID:"))).toHaveLength(1);
  });

  it("is a later version of the entry whenever the event was changed, earlier ones included", () => {
    const versionOf = (file: readonly string[]) => ({
      sequence: Number(file.find((line) => line.startsWith("SEQUENCE:"))?.slice(9)),
      stamp: file.find((line) => line.startsWith("DTSTAMP:")) ?? "",
    });
    const moved = { startEvent: "2026-05-01T07:00:00.000Z", endEvent: "" };
    for (const field of ["updated_at", "updatedAt"]) {
      const first = versionOf(lines({ [field]: "2026-04-02T10:00:00Z" }));
      const second = versionOf(lines({ ...moved, [field]: "2026-04-02T10:00:05Z" }));
      const retitled = versionOf(lines({ ...moved, title: "New", [field]: "2026-04-03 08:00:00" }));
      expect(first.stamp).toBe("DTSTAMP:20260402T100000Z");
      expect(second.sequence).toBeGreaterThan(first.sequence);
      expect(second.stamp > first.stamp).toBe(true);
      expect(retitled.sequence).toBeGreaterThan(second.sequence);
    }
    // Where the backend does not say when.
    const before = versionOf(lines());
    const after = versionOf(lines(moved, Date.UTC(2026, 3, 1, 0, 0, 1)));
    expect(after.sequence).toBe(before.sequence + 1);
    expect(after.stamp > before.stamp).toBe(true);
    expect(versionOf(lines({}, Date.UTC(2080, 0, 1))).sequence).toBeLessThan(2 ** 31);
  });

  it("ends with a line break", () => {
    expect(toCalendarFile(context, event.parse(facts))).toMatch(/END:VCALENDAR\r\n$/);
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
