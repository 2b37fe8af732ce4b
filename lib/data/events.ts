import "server-only";
import { cache } from "react";
import { calls } from "@/lib/api/calls";
import type { SiteContext } from "@/lib/site/types";
import { read } from "./read";

/** One public event, null when there is none. */
export const getEvent = cache((context: SiteContext, id: number) =>
  read(context, calls.calendar.eventGet, { input: { id }, tags: ["events", `event:${id}`] }),
);

/** The next public events. */
export const listEvents = cache(async (context: SiteContext, limit: number) => {
  const list = await read(context, calls.calendar.eventFilter, {
    input: { page: 1, limit },
    tags: ["events"],
  });
  return list?.items ?? [];
});
