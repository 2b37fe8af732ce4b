import { instantOf, isDay } from "#lib/base/utils/date.ts";
import { addDays, dayIn, startOfDay } from "#lib/base/utils/time-zone.ts";

/** When an event is; ISO 8601, UTC. Either may be missing or unreadable. */
interface Times {
  readonly startEvent: string;
  readonly endEvent: string;
}

/** When an event is, in a site's time zone; milliseconds. */
export interface EventSpan {
  readonly start: number;
  /** Null if the backend gives no end after the start. */
  readonly end: number | null;
  /** First and last day, e.g. `2026-05-01`, of an all-day event; null for one with times. */
  readonly days: { readonly first: string; readonly last: string } | null;
}

/** When an event is; null for one without a start. */
export function spanOf({ startEvent, endEvent }: Times, timeZone: string): EventSpan | null {
  const days = daysOf(startEvent, endEvent, timeZone);
  if (days) {
    const end = startOfDay(addDays(days.last, 1), timeZone);
    return { start: startOfDay(days.first, timeZone), end, days };
  }
  const start = timeOf(startEvent, timeZone);
  if (start === null) return null;
  const end = endOfText(endEvent, timeZone);
  return { start, end: end !== null && end > start ? end : null, days: null };
}

/** A day without a time begins at midnight in the site's time zone. */
const timeOf = (text: string, timeZone: string): number | null =>
  isDay(text) && instantOf(text) !== null ? startOfDay(text, timeZone) : instantOf(text);

/** An end without a time is the end of that day. */
const endOfText = (text: string, timeZone: string): number | null =>
  isDay(text) && instantOf(text) !== null
    ? startOfDay(addDays(text, 1), timeZone)
    : instantOf(text);

/** The days of an event whose times are dates, or that lasts from midnight to midnight in the site's time zone. */
function daysOf(startText: string, endText: string, timeZone: string): EventSpan["days"] {
  const [start, end] = [instantOf(startText), instantOf(endText)];
  if (start === null) return null;
  if (isDay(startText)) {
    if (end !== null && !isDay(endText)) return null;
    return { first: startText, last: end !== null && end > start ? endText : startText };
  }
  if (end === null || end <= start || isDay(endText)) return null;
  const [first, next] = [dayIn(start, timeZone), dayIn(end, timeZone)];
  const areMidnights = start === startOfDay(first, timeZone) && end === startOfDay(next, timeZone);
  return areMidnights ? { first, last: addDays(next, -1) } : null;
}

/** The end in milliseconds, or the start if no later end is known; null for an event without times. */
function endOf(event: Times, timeZone: string): number | null {
  const span = spanOf(event, timeZone);
  return span ? (span.end ?? span.start) : endOfText(event.endEvent, timeZone);
}

/** Whether an event is over at a time (ISO 8601). An event without times never is. */
export function hasEnded(event: Times, now: string, timeZone: string): boolean {
  const end = endOf(event, timeZone);
  return end !== null && end < (instantOf(now) ?? Date.now());
}

const byStart =
  (timeZone: string) =>
  (one: Times, other: Times): number => {
    const [a, b] = [one, other].map(
      (event) => timeOf(event.startEvent, timeZone) ?? Number.POSITIVE_INFINITY,
    );
    return a === b ? 0 : (a ?? 0) - (b ?? 0);
  };

/** Sorted by start; events without one come last. */
export const inTime = <E extends Times>(events: readonly E[], timeZone: string): E[] =>
  [...events].sort(byStart(timeZone));

/** Whether a list begins with its earliest event. */
export const runsForward = (events: readonly Times[], timeZone: string): boolean => {
  const [first, last] = [events[0], events.at(-1)];
  return first !== undefined && last !== undefined && byStart(timeZone)(first, last) < 0;
};
