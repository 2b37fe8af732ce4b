import { dateFormat } from "./intl.ts";
import { offsetAt } from "./time-zone.ts";

const HOURS: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** Formats a span between two instants, or a single instant if the second is null; the fields as in `options`. */
function format(
  [start, end]: readonly [number, number | null],
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const formatter = dateFormat(locale, options);
  return end === null ? formatter.format(start) : formatter.formatRange(start, end);
}

/** `dateStyle` would not name the time zone. */
const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  ...HOURS,
};

/**
 * A time span with the name of its time zone, e.g. `Fri, May 1, 2026, 9:00 AM – 5:00 PM CEST`. If the clocks change in
 * between, both ends have their own name.
 */
export function formatTimeSpan(
  start: number,
  end: number | null,
  locale: string,
  timeZone: string,
): string {
  const named = (at: number, text: string) => `${text} ${zoneName(at, locale, timeZone)}`;
  const plain = (...ends: readonly [number, number | null]) =>
    format(ends, locale, { ...MOMENT, timeZone });
  return end === null || offsetAt(start, timeZone) === offsetAt(end, timeZone)
    ? named(start, plain(start, end))
    : `${named(start, plain(start, null))} – ${named(end, plain(end, null))}`;
}

/** Names such as `GMT+2`: correct, but not a name in everyday use. */
const BARE_OFFSET = /[+\-−]\d/;

/**
 * The short name of a time zone at an instant, e.g. `CEST`. Each variant of English names only its own part of the
 * world, so American and British English are both tried.
 */
function zoneName(instant: number, locale: string, timeZone: string): string {
  const names = [locale, ...(/^en\b/.test(locale) ? ["en-GB", "en-AU"] : [])].map(
    (language) =>
      dateFormat(language, { timeZone, hour: "2-digit", timeZoneName: "short" })
        .formatToParts(instant)
        .find(({ type }) => type === "timeZoneName")?.value ?? timeZone,
  );
  return names.find((name) => !BARE_OFFSET.test(name)) ?? names[0] ?? timeZone;
}

/** Whole days, e.g. `Fri, May 1 – Sun, May 3, 2026`; days as `2026-05-01`. */
export const formatDays = (first: string, last: string, locale: string): string =>
  format([Date.parse(first), first === last ? null : Date.parse(last)], locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** The time of day, with the day if `withDay`: used where the event is already known. */
export const formatClock = (
  start: number,
  end: number | null,
  locale: string,
  { timeZone, withDay }: { timeZone: string; withDay: boolean },
): string =>
  format([start, end], locale, {
    ...(withDay && { weekday: "short", day: "numeric", month: "short" }),
    ...HOURS,
    timeZone,
  });
