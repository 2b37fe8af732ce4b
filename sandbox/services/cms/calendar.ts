import { fromJson } from "../../database/db.ts";
import { dressed, type Event, textIn } from "../../database/documents.ts";
import { notFound } from "../../domain/failure.ts";
import { mediaOf } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { argument, optionalText } from "../../http/input.ts";
import { cut, listC, mapPage, paging } from "../../http/lists.ts";

/** Events (`docs/contract.md §5`), the next one first. */
export const calendar = [
  route("GET", "v1/calendar/event/public/get", (call) => {
    const event = eventsOf(call).find(({ id }) => id === Number(argument(call, "id")));
    if (!event) throw notFound("Event not found.");
    return toEvent(call, event);
  }),
  route("POST", "v1/calendar/event/public/filter", (call) => {
    const from = optionalText(call.body, "from");
    const to = optionalText(call.body, "to");
    const found = eventsOf(call).filter(
      (event) =>
        (!from || event.endEvent >= from) && (!to || event.startEvent.slice(0, to.length) <= to),
    );
    return listC(mapPage(cut(found, paging(call)), (event) => toEvent(call, event)));
  }),
];

const eventsOf = (call: Call): Event[] =>
  call.db
    .all<{ doc: string }>(
      "SELECT doc FROM events WHERE site_id = ? ORDER BY start_event",
      call.site.siteId,
    )
    .map((row) => fromJson<Event>(row.doc));

const toEvent = (call: Call, event: Event) =>
  dressed(
    {
      id: event.id,
      title: textIn(event.title, call.language),
      body: textIn(event.body, call.language),
      startEvent: event.startEvent,
      endEvent: event.endEvent,
      location: textIn(event.location, call.language),
      media: mediaOf(call.db, call.site.siteId, event.picture, call.language),
      eventAttendees: event.attendees.map((name, index) => ({ id: index + 1, name })),
      capacity: event.capacity,
    },
    event,
  );
