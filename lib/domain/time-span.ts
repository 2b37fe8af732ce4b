/** From when to when, in words of a language. In UTC, as the backend writes it, so that server and browser agree. */
export function formatTimeSpan(start: string, end: string, locale: string): string {
  const from = new Date(start);
  if (Number.isNaN(from.getTime())) return "";
  const to = new Date(end);
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return Number.isNaN(to.getTime()) || to <= from
    ? format.format(from)
    : format.formatRange(from, to);
}
