import { instantOf } from "#lib/utils/date.ts";

/** When an event is; ISO 8601, UTC. Either may be missing or unreadable. */
interface Times {
  readonly startEvent: string;
  readonly endEvent: string;
}

/** Milliseconds of its end, or of its start where no later end is known; null for an event without times. */
const endOf = ({ startEvent, endEvent }: Times): number | null => {
  const start = instantOf(startEvent);
  const end = instantOf(endEvent);
  return end !== null && (start === null || end > start) ? end : start;
};

/** Whether an event is over at a time (ISO 8601). One without times never is. */
export function hasEnded(event: Times, now: string): boolean {
  const end = endOf(event);
  return end !== null && end < (instantOf(now) ?? Date.now());
}

const startOf = (event: Times) => instantOf(event.startEvent) ?? Number.POSITIVE_INFINITY;
const byStart = (one: Times, other: Times): number => {
  const [a, b] = [startOf(one), startOf(other)];
  return a === b ? 0 : a - b;
};

/** Sorted by start; events without one come last. */
export const inTime = <E extends Times>(events: readonly E[]): E[] => [...events].sort(byStart);

/** Whether a list begins with its earliest event. */
export const runsForward = (events: readonly Times[]): boolean => {
  const [first, last] = [events[0], events.at(-1)];
  return first !== undefined && last !== undefined && byStart(first, last) < 0;
};
