import { instantOf } from "#lib/base/utils/date.ts";
import { type SlotElement, textAt } from "./element.ts";

/** When visitors see a section (docs/contract.md §5.3): from a moment, until another. Milliseconds; null for no limit. */
interface Schedule {
  readonly from: number | null;
  readonly until: number | null;
}

export function scheduleOf(element: SlotElement): Schedule {
  const at = (path: string) => instantOf(textAt(element, path).trim());
  return { from: at("options.visibleFrom"), until: at("options.visibleUntil") };
}

/** Whether a moment is before, within or after the time of a section. A section whose end is not after its begin is over. */
export function stateAt({ from, until }: Schedule, now: number): "upcoming" | "running" | "over" {
  if (until !== null && (until <= now || (from !== null && until <= from))) return "over";
  return from !== null && from > now ? "upcoming" : "running";
}

/** Whether a section's schedule lets visitors see it at this moment. */
export const isInTime = (element: SlotElement, now: number): boolean =>
  stateAt(scheduleOf(element), now) === "running";

/** Whether a post or page is dated later than this moment. One without a date, or with another text, is not. */
export const isUpcoming = (post: { readonly published_at: string }, now: number): boolean =>
  (instantOf(post.published_at) ?? now) > now;

/** The first of these moments (milliseconds) that is still to come; null if none is. */
export function nextMoment(moments: readonly (number | null)[], now: number): number | null {
  const coming = moments.filter((moment) => moment !== null && moment > now);
  return coming.reduce(
    (first, moment) => (first === null || (moment ?? first) < first ? moment : first),
    null,
  );
}

/** The next moment at which visitors see more or fewer of these sections. */
export const nextChange = (elements: readonly SlotElement[], now: number): number | null =>
  nextMoment(
    elements.flatMap((element) => {
      const schedule = scheduleOf(element);
      return stateAt(schedule, now) === "over" ? [] : [schedule.from, schedule.until];
    }),
    now,
  );
