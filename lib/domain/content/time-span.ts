/** Written out, because `dateStyle` cannot name the time zone. */
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
 * From when to when, in words of a language; "" where no start is known. In UTC, as the backend writes it, and saying so:
 * a page kept for everybody knows nobody's clock.
 */
export function formatTimeSpan(start: string, end: string, locale: string): string {
  const from = new Date(start);
  if (Number.isNaN(from.getTime())) return "";
  const to = new Date(end);
  const format = new Intl.DateTimeFormat(locale, MOMENT);
  return Number.isNaN(to.getTime()) || to <= from
    ? format.format(from)
    : format.formatRange(from, to);
}
