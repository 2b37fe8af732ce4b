import { dateFormat } from "./intl.ts";
import { readTimeZone } from "./time-zone.ts";

/**
 * Milliseconds since 1970 of a date as backends write it; null for anything else. A time without a zone is UTC
 * (docs/contract.md §1.5): in local time it could be another day in the browser than on the server. Ten digits are
 * seconds, more are milliseconds.
 */
export function instantOf(text: string): number | null {
  if (/^\d{10,13}$/.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const time = text === "" ? Number.NaN : Date.parse(ZONELESS.test(text) ? `${text}Z` : text);
  return Number.isNaN(time) ? null : time;
}

/** Two calendar days `2026-05-01` as a range with weekdays in the page's language; one day if both are equal. */
export function formatDays(from: string, to: string, locale: string): string {
  const [first, last] = [instantOf(from), instantOf(to)];
  if (first === null || last === null) return "";
  const format = dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return first >= last ? format.format(first) : format.formatRange(first, last);
}

const ZONELESS = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** A date for `<time datetime>`; undefined if it isn't a date. */
export function isoOf(text: string): string | undefined {
  const time = instantOf(text);
  return time === null ? undefined : new Date(time).toISOString();
}

/** Whether a text is a calendar day without a time, e.g. `2026-05-01`. It is that day in every time zone. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A day in the page's language and the site's time zone, so that server and browser write the same text; "" if it isn't
 * a date.
 */
export function formatDate(iso: string, locale: string, timeZone: string): string {
  const time = instantOf(iso);
  if (time === null) return "";
  const zone = isDay(iso) ? "UTC" : readTimeZone(timeZone);
  return dateFormat(locale, { dateStyle: "long", timeZone: zone }).format(time);
}
