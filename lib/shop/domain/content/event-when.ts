import { formatDays, formatTimeSpan } from "#lib/base/utils/time-span.ts";
import { spanOf } from "./event-times.ts";

/**
 * When an event takes place, as text: times with the name of the site's time zone, or whole days; "" if no start is
 * known. The same for all visitors, because the page is cached for all of them.
 */
export function eventWhen(
  event: { readonly startEvent: string; readonly endEvent: string },
  locale: string,
  timeZone: string,
): string {
  const span = spanOf(event, timeZone);
  if (!span) return "";
  return span.days
    ? formatDays(span.days.first, span.days.last, locale)
    : formatTimeSpan(span.start, span.end, locale, timeZone);
}
