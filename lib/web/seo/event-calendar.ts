import "server-only";
import ical from "ical-generator";
import { instantOf } from "#lib/base/utils/date.ts";
import { addDays } from "#lib/base/utils/time-zone.ts";
import type { CalendarEvent } from "#lib/shop/api/schemas/event.ts";
import { type EventSpan, spanOf } from "#lib/shop/domain/content/event-times.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { plainLines } from "#lib/web/security/plain-text.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Milliseconds: the assumed length of an event without an end. */
const HOUR = 3_600_000;
/** The start of version numbers, in seconds: iCalendar's integers have 31 bits, which last until 2088. */
const FIRST_VERSION = Date.UTC(2020, 0, 1);

/**
 * An event as an iCalendar file (RFC 5545). Its UID depends only on the site and the event, so that a calendar updates
 * its entry, which it does only for a later version: SEQUENCE and DTSTAMP grow with the time of the event's last
 * change, or, if the backend does not send that, with `now`, the time when this file was made. Null for an event
 * without a start.
 */
export function toCalendarFile(
  { site, locale }: SiteContext,
  event: CalendarEvent,
  now = Date.now(),
): string | null {
  const span = spanOf(event, site.timeZone);
  if (!span) return null;
  const changed = instantOf(event.updated_at || event.updatedAt);
  const version = changed ?? now;
  const route = { name: "event", id: String(event.id) } as const;
  const where = { locale, defaultLocale: site.defaultLocale };
  const calendar = ical({
    prodId: { company: site.name, product: "events", language: locale.toUpperCase() },
  });
  calendar.createEvent({
    id: `event-${event.id}-site-${site.siteId}@baseline`,
    stamp: new Date(version),
    sequence: Math.max(0, Math.floor((version - FIRST_VERSION) / 1000)),
    lastModified: changed === null ? undefined : new Date(changed),
    ...timesOf(span),
    summary: oneLine(event.title),
    location: oneLine(event.location) || undefined,
    description: plainLines(event.body) || undefined,
    url: `${siteOrigin(site.domain)}${hrefTo(route, where)}`,
  });
  // Each line ends with a line break, the last one too (RFC 5545).
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Times as instants in UTC, which no clock change moves; whole days as days, the last one exclusive. */
const timesOf = ({ start, end, days }: EventSpan) =>
  days
    ? { allDay: true, start: new Date(days.first), end: new Date(addDays(days.last, 1)) }
    : { start: new Date(start), end: new Date(end ?? start + HOUR) };

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();
