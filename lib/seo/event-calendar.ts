import "server-only";
import ical from "ical-generator";
import type { CalendarEvent } from "#lib/api/schemas/event.ts";
import { type EventSpan, spanOf } from "#lib/domain/content/event-times.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { siteOrigin } from "#lib/site/origin.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { plainText } from "#lib/utils/plain-text.ts";
import { addDays } from "#lib/utils/time-zone.ts";

/** Milliseconds: assumed for an event without an end. */
const HOUR = 3_600_000;

/**
 * An event as an iCalendar file (RFC 5545). Its UID depends on the site and the event only, so that a calendar
 * updates its entry. Null for an event without a start.
 */
export function toCalendarFile({ site, locale }: SiteContext, event: CalendarEvent): string | null {
  const span = spanOf(event, site.timeZone);
  if (!span) return null;
  const route = { name: "event", id: String(event.id) } as const;
  const where = { locale, defaultLocale: site.defaultLocale };
  const calendar = ical({
    prodId: { company: site.name, product: "events", language: locale.toUpperCase() },
  });
  calendar.createEvent({
    id: `event-${event.id}-site-${site.siteId}@baseline`,
    // With the present time every download would be a new version of the event.
    stamp: new Date(span.start),
    ...timesOf(span),
    summary: oneLine(event.title),
    location: oneLine(event.location) || undefined,
    description: plainText(event.body) || undefined,
    url: `${siteOrigin(site.domain)}${hrefTo(route, where)}`,
  });
  return calendar.toString();
}

/** Hours as instants in UTC, which no clock change moves; whole days as days, the last one exclusive. */
const timesOf = ({ start, end, days }: EventSpan) =>
  days
    ? { allDay: true, start: new Date(days.first), end: new Date(addDays(days.last, 1)) }
    : { start: new Date(start), end: new Date(end ?? start + HOUR) };

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();
