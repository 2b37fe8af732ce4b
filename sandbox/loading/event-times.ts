import type { SeedEvent } from "../seed/types-content.ts";

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type Times = Pick<SeedEvent, "inDays" | "season" | "weekday" | "hour" | "hours" | "night">;

/** When an event of the seed begins and ends, seen from `now`. */
export function timesOf(
  { inDays, season, weekday, hour = 9, hours, night }: Times,
  now = Date.now(),
): Record<"startEvent" | "endEvent", string> {
  const change = night && nextClockChange(now);
  const day = season === undefined ? now + inDays * DAY : inSeason(season, inDays < 0, now);
  const start = change ? change - 6 * HOUR : atHour(onWeekday(day, weekday, inDays < 0), hour);
  const end = change ? change + 7 * HOUR : start + hours * HOUR;
  return { startEvent: new Date(start).toISOString(), endEvent: new Date(end).toISOString() };
}

/** The last Sunday of March or October, 01:00 UTC. */
function nextClockChange(now: number): number {
  const year = new Date(now).getUTCFullYear();
  const changes = [year, year + 1].flatMap((one) =>
    [3, 10].map((month) => {
      // The last day of the month; both have 31.
      const last = new Date(Date.UTC(one, month - 1, 31, 1));
      return last.getTime() - last.getUTCDay() * DAY;
    }),
  );
  return changes.find((change) => change - 6 * HOUR > now) ?? now;
}

/** The next day with that month and day, or the last one. With a week between, so that a weekday has room. */
function inSeason(season: string, isOver: boolean, now: number): number {
  const year = new Date(now).getUTCFullYear();
  const days = [-1, 0, 1].map((by) => Date.parse(`${year + by}-${season}T12:00:00Z`));
  const found = isOver
    ? days.findLast((day) => day + WEEK < now)
    : days.find((day) => day - DAY > now);
  return found ?? now;
}

const onWeekday = (day: number, weekday: number | undefined, isOver: boolean): number => {
  if (weekday === undefined) return day;
  const later = (weekday - new Date(day).getUTCDay() + 7) % 7;
  return day + (isOver && later > 0 ? later - 7 : later) * DAY;
};

/** The moment of a day at an hour, in UTC. */
export const atHour = (day: number, hour: number): number =>
  new Date(day).setUTCHours(hour, 0, 0, 0);
