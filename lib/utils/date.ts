/**
 * Milliseconds since 1970 of a date as a backend wrote it, null for what is none. A time without a zone is UTC
 * (docs/contract.md §1.5), not the reader's own: server and browser would read different days. Ten digits are seconds,
 * more are milliseconds.
 */
export function instantOf(text: string): number | null {
  if (/^\d{10,13}$/.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const time = text === "" ? Number.NaN : Date.parse(ZONELESS.test(text) ? `${text}Z` : text);
  return Number.isNaN(time) ? null : time;
}

const ZONELESS = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** The same moment as HTML wants it (`<time datetime>`); undefined for what is no date. */
export function isoOf(text: string): string | undefined {
  const time = instantOf(text);
  return time === null ? undefined : new Date(time).toISOString();
}

/** A day in the page's language. Fixed to UTC so that server and browser write the same text. */
export function formatDate(iso: string, locale: string): string {
  const time = instantOf(iso);
  return time === null
    ? ""
    : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
