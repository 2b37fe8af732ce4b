import { dateFormat } from "./intl.ts";

/** The time zone of a site without its own, or with an unknown one. */
export const FALLBACK_TIME_ZONE = "UTC";

/** An IANA name known to this runtime, e.g. `Europe/Zagreb`; UTC for anything else. */
export function readTimeZone(name: string): string {
  if (!/^[a-z]/i.test(name)) return FALLBACK_TIME_ZONE;
  try {
    dateFormat("en", { timeZone: name });
    return name;
  } catch {
    return FALLBACK_TIME_ZONE;
  }
}

/** The local time of a time zone as milliseconds: `Date.UTC` of its year, month, day and time. */
function clockAt(instant: number, timeZone: string): number {
  const parts = new Map(
    dateFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** Milliseconds by which a time zone is ahead of UTC at an instant. */
export const offsetAt = (instant: number, timeZone: string): number =>
  clockAt(instant, timeZone) - Math.floor(instant / 1000) * 1000;

/** The calendar day of an instant in a time zone, e.g. `2026-05-01`. */
export const dayIn = (instant: number, timeZone: string): string =>
  new Date(clockAt(instant, timeZone)).toISOString().slice(0, 10);

/** The local time of a time zone, in the format of date and time fields: `2026-05-01T19:00`. */
export const clockIn = (instant: number, timeZone: string): string =>
  new Date(clockAt(instant, timeZone)).toISOString().slice(0, 16);

/**
 * The instant of a local time `2026-05-01T19:00` in a time zone; null if the text isn't valid. If the hour occurs
 * twice, the first one; an hour that the clocks skip is moved forward by the skipped time.
 */
export function instantAt(clock: string, timeZone: string): number | null {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock) ? Date.parse(`${clock}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  const found = [shown - DAY, shown + DAY].map((near) => shown - offsetAt(near, timeZone));
  const [before = shown, after = shown] = found;
  const first = Math.min(before, after);
  if (clockAt(first, timeZone) === shown) return first;
  // Skipped: uses the offset from before the change.
  return clockAt(after, timeZone) === shown ? after : before;
}

/** Milliseconds. */
const DAY = 86_400_000;

/** The day after a number of days, e.g. `2026-05-01`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** The first instant of a day in a time zone: midnight, or later if the clocks skip it. */
export function startOfDay(day: string, timeZone: string): number {
  const clock = Date.parse(day);
  const [before, after] = [clock - DAY, clock + DAY].map(
    (near) => clock - offsetAt(near, timeZone),
  );
  const found = [before ?? clock, after ?? clock].sort((one, other) => one - other);
  return found.find((instant) => dayIn(instant, timeZone) === day) ?? clock;
}

/** An instant as ISO 8601 with the zone's offset, e.g. `2026-05-01T19:00:00+02:00`. */
export function isoIn(instant: number, timeZone: string): string {
  const offset = Math.round(offsetAt(instant, timeZone) / 60_000);
  const clock = new Date(instant + offset * 60_000).toISOString().slice(0, 19);
  const two = (number: number) => String(Math.trunc(number)).padStart(2, "0");
  const size = Math.abs(offset);
  return `${clock}${offset < 0 ? "-" : "+"}${two(size / 60)}:${two(size % 60)}`;
}
