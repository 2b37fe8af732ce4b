import type { Event as EventNode, WithContext } from "schema-dts";
import type { CalendarEvent } from "#lib/api/schemas/event.ts";
import { plainText, shorten } from "#lib/seo/metadata.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { addressOf, imageOf } from "./address.ts";
import { isoDate, withoutEmptyFields } from "./fields.ts";
import { organizationOf } from "./organization.ts";

type Where = Pick<SiteContext, "site" | "locale">;

const DESCRIPTION_LIMIT = 1_000;

/**
 * schema.org `Event`; null where the backend names no usable start, which search engines require. An end before the
 * start is left out.
 */
export function eventData(context: Where, event: CalendarEvent): WithContext<EventNode> | null {
  const startDate = isoDate(event.startEvent);
  if (!startDate || !event.title) return null;
  const end = isoDate(event.endEvent);
  const id = String(event.id);
  // An event without a place is located at its organizer.
  const place = event.location || context.site.name;
  return withoutEmptyFields<WithContext<EventNode>>({
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: shorten(plainText(event.body), DESCRIPTION_LIMIT),
    startDate,
    endDate: end && end >= startDate ? end : undefined,
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
