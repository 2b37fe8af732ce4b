/** Milliseconds since 1970 of a date as a backend wrote it, null for what is none. */
export function instantOf(text: string): number | null {
  const time = text === "" ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** The same moment as HTML wants it (`<time datetime>`); undefined for what is no date. */
export function isoOf(text: string): string | undefined {
  const time = instantOf(text);
  return time === null ? undefined : new Date(time).toISOString();
}
