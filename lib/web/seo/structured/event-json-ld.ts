import type { Event as EventNode, WithContext } from "schema-dts";
import { isoIn } from "#lib/base/utils/time-zone.ts";
import type { CalendarEvent } from "#lib/shop/api/schemas/event.ts";
import { spanOf } from "#lib/shop/domain/content/event-times.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import { shorten } from "#lib/web/seo/metadata.ts";
import { withoutEmptyFields } from "#lib/web/seo/structured-fields.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { addressOf, imageOf } from "./address-json-ld.ts";
import { organizationOf } from "./organization.ts";

type Where = Pick<SiteContext, "site" | "locale">;

/** Search engines accept only a full date. */
const isReliable = (text: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(text);

const DESCRIPTION_LIMIT = 1_000;

/**
 * schema.org `Event`; null if the backend gives no usable start, which search engines require. An end before the start
 * is left out. Times include the offset of the site's time zone.
 */
export function eventData(context: Where, event: CalendarEvent): WithContext<EventNode> | null {
  const { timeZone } = context.site;
  const span = isReliable(event.startEvent) ? spanOf(event, timeZone) : null;
  if (!span || !event.title) return null;
  const end = isReliable(event.endEvent) ? span.end : null;
  const id = String(event.id);
  // An event without a place is located at its organizer.
  const place = event.location || context.site.name;
  return withoutEmptyFields<WithContext<EventNode>>({
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: shorten(plainProse(event.body), DESCRIPTION_LIMIT),
    startDate: span.days?.first ?? isoIn(span.start, timeZone),
    endDate: span.days?.last ?? (end === null ? undefined : isoIn(end, timeZone)),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: event.location
      ? "https://schema.org/OfflineEventAttendanceMode"
      : undefined,
    location: { "@type": "Place", name: place, address: place },
    image: imageOf(context, event.media, { kind: "event", slug: id }),
    url: addressOf(context, { name: "event", id }),
    organizer: organizationOf(context.site),
    maximumAttendeeCapacity: event.capacity && event.capacity > 0 ? event.capacity : undefined,
  });
}
