import { z } from "zod";
import { mediaOrNull } from "./media-schema.ts";
import { id, listOf, numberOr, textOr } from "./schema-fields.ts";

/** An event (docs/contract.md §5.7). Dates are ISO 8601, UTC. */
export const event = z.object({
  id,
  title: textOr(""),
  /** HTML of the backend. */
  body: textOr(""),
  startEvent: textOr(""),
  endEvent: textOr(""),
  location: textOr(""),
  media: mediaOrNull,
  eventAttendees: listOf(z.object({ id: numberOr(0), name: textOr("") })),
  capacity: numberOr(null),
  /** The time of the last change, if the backend sends it. */
  updated_at: textOr(""),
  updatedAt: textOr(""),
});
export type CalendarEvent = z.output<typeof event>;
