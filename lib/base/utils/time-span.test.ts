import { describe, expect, it } from "vitest";
import { formatClock, formatDays, formatTimeSpan } from "./time-span.ts";

const at = (iso: string) => Date.parse(iso);
const plain = (text: string) => text.replace(/\s/g, " ");

describe("formatTimeSpan", () => {
  const span = (start: string, end: string | null, locale: string, timeZone = "Europe/Zagreb") =>
    plain(formatTimeSpan(at(start), end === null ? null : at(end), locale, timeZone));

  it("names day, hours and the time zone", () => {
    const day = ["2026-05-01T09:00:00Z", "2026-05-01T17:00:00Z"] as const;
    expect(span(...day, "en")).toMatch(/^Fri, May 1, 2026, 11:00 AM – 7:00 PM CEST$/);
    expect(span(...day, "hr")).toMatch(/1\. svibnja 2026\..*11:00.*19:00 CEST$/);
    expect(span(...day, "de")).toMatch(/1\. Mai 2026.*11:00.*19:00 Uhr MESZ$/);
    expect(span(...day, "en", "America/New_York")).toMatch(/5:00 AM – 1:00 PM EDT$/);
    expect(span(...day, "en", "UTC")).toMatch(/9:00 AM – 5:00 PM UTC$/);
  });

  it("names both ends' zones where the clocks change in between", () => {
    const night = span("2026-10-24T20:00:00Z", "2026-10-25T04:00:00Z", "hr");
    expect(night).toMatch(/24\. listopada 2026\. u 22:00 CEST – .*25\. listopada.* 05:00 CET$/);
    // Within one day: 01:30 summer time until 03:30 winter time.
    const day = span("2026-10-24T23:30:00Z", "2026-10-25T02:30:00Z", "hr");
    expect(day).toMatch(/01:30 CEST – .*03:30 CET$/);
  });

  it("names the start alone where there is no end", () => {
    expect(span("2026-05-01T09:00:00Z", null, "en")).toMatch(/11:00 AM CEST$/);
  });
});

it("writes whole days without hours", () => {
  expect(plain(formatDays("2026-05-01", "2026-05-01", "en"))).toBe("Fri, May 1, 2026");
  expect(plain(formatDays("2026-05-01", "2026-05-03", "en"))).toBe("Fri, May 1 – Sun, May 3, 2026");
});

it("writes what a clock shows, with the day on demand", () => {
  const ends = [at("2026-05-01T09:00:00Z"), at("2026-05-01T17:00:00Z")] as const;
  const zone = (withDay: boolean) => ({ timeZone: "America/New_York", withDay });
  expect(plain(formatClock(...ends, "en", zone(false)))).toBe("5:00 AM – 1:00 PM");
  expect(plain(formatClock(...ends, "en", zone(true)))).toBe("Fri, May 1, 5:00 AM – 1:00 PM");
});
