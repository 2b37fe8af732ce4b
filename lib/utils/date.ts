/**
 * Milliseconds since 1970 of a date as a backend writes it; null for anything else. A time without a zone is UTC
 * (docs/contract.md §1.5): in local time it could be another day in the browser than on the server.
 * Ten digits are seconds, more are milliseconds.
 */
export function instantOf(text: string): number | null {
  if (/^\d{10,13}$/.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const time = text === "" ? Number.NaN : Date.parse(ZONELESS.test(text) ? `${text}Z` : text);
  return Number.isNaN(time) ? null : time;
}

const ZONELESS = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** A date for `<time datetime>`; undefined for what is no date. */
export function isoOf(text: string): string | undefined {
  const time = instantOf(text);
  return time === null ? undefined : new Date(time).toISOString();
}

/** A day in the page's language, in UTC, so that server and browser write the same text; "" for what is no date. */
export function formatDate(iso: string, locale: string): string {
  const time = instantOf(iso);
  return time === null
    ? ""
    : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** `dateStyle` would not name the time zone. */
const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: "UTC",
};

/**
 * A time span with its time zone; "" where no start is known. In UTC, as the backend writes it: a page that is
 * cached for all visitors cannot know their time zones.
 */
export function formatTimeSpan(start: string, end: string, locale: string): string {
  const [from, to] = [instantOf(start), instantOf(end)];
  if (from === null) return "";
  const format = new Intl.DateTimeFormat(locale, MOMENT);
  return to === null || to <= from ? format.format(from) : format.formatRange(from, to);
}
