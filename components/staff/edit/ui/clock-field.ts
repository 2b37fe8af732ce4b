import { instantOf } from "#lib/base/utils/date.ts";
import { clockIn, instantAt } from "#lib/base/utils/time-zone.ts";

/** A stored moment in the format of a date and time field, by the site's clock; "" for anything else. */
export function toClock(iso: string, timeZone: string): string {
  const time = instantOf(iso);
  return time === null ? "" : clockIn(time, timeZone);
}

/** The moment of a date and time field, as ISO 8601 in UTC; null if it is empty. */
export function fromClock(clock: string, timeZone: string): string | null {
  const time = instantAt(clock, timeZone);
  return time === null ? null : new Date(time).toISOString();
}
