import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { CalendarEvent } from "#lib/shop/api/schemas/event.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import { hasEnded, inTime, runsForward } from "#lib/shop/domain/content/event-times.ts";
import { markOtherView } from "#lib/web/data/mark-other-view.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** One public event, null when there is none with this id. */
export const getEvent = cache(
  async (context: SiteContext, id: number): Promise<CalendarEvent | null> => {
    const event = await read(context, calls.calendar.event.public.get, {
      input: { id },
      tags: ["events", `event:${id}`],
    });
    return event?.id === id ? event : null;
  },
);

/** The next public events that have not ended, the first one first. */
export async function listEvents(context: SiteContext, limit: number): Promise<CalendarEvent[]> {
  const now = thisMinute();
  const list = await readEvents(context, "from", now, 1, limit);
  const { timeZone } = context.site;
  return inTime(
    list.items.filter((event) => !hasEnded(event, now, timeZone)),
    timeZone,
  );
}

interface EventPage {
  readonly upcoming: readonly CalendarEvent[];
  /** The latest one first. */
  readonly past: readonly CalendarEvent[];
  readonly page: number;
  readonly totalPages: number;
}

/**
 * A page of the events list: upcoming events, then past ones. Both are paged, and the longer list decides how many
 * pages there are. A page above the total is ignored.
 */
export async function listEventPage(
  context: SiteContext,
  wanted: number,
  limit: number,
): Promise<EventPage> {
  const now = thisMinute();
  const { timeZone } = context.site;
  const [firstUpcoming, firstPast] = await Promise.all([
    readEvents(context, "from", now, 1, limit),
    readEvents(context, "to", now, 1, limit),
  ]);
  const totalPages = Math.max(firstUpcoming.totalPages, firstPast.totalPages);
  const page = wanted > totalPages ? 1 : wanted;
  if (page !== wanted) await markOtherView();
  const [upcoming, past] = await Promise.all([
    pageOf(firstUpcoming, page, () => readEvents(context, "from", now, page, limit)),
    pastPage(firstPast, page, timeZone, (place) => readEvents(context, "to", now, place, limit)),
  ]);
  return {
    upcoming: inTime(
      upcoming.filter((event) => !hasEnded(event, now, timeZone)),
      timeZone,
    ),
    past: inTime(
      past.filter((event) => hasEnded(event, now, timeZone)),
      timeZone,
    ).reverse(),
    page,
    totalPages,
  };
}

type Events = Page<CalendarEvent>;

async function pageOf(first: Events, page: number, more: () => Promise<Events>) {
  if (page > first.totalPages) return [];
  return page === 1 ? first.items : (await more()).items;
}

/**
 * The order is not guaranteed (docs/contract.md §5.7): if the backend begins with the oldest, the last page is the
 * newest.
 */
const pastPage = (
  first: Events,
  page: number,
  timeZone: string,
  readAt: (place: number) => Promise<Events>,
) => {
  if (page > first.totalPages) return Promise.resolve([]);
  const place = runsForward(first.items, timeZone) ? first.totalPages - page + 1 : page;
  return place === 1 ? Promise.resolve(first.items) : readAt(place).then(({ items }) => items);
};

/** ISO 8601, UTC. Whole minutes, so that page and metadata request the same list. */
const thisMinute = (): string => `${new Date().toISOString().slice(0, 16)}:00.000Z`;

/** `cache` compares arguments by identity. */
const readEvents = cache(
  async (
    context: SiteContext,
    side: "from" | "to",
    time: string,
    page: number,
    limit: number,
  ): Promise<Events> => {
    const list = await read(context, calls.calendar.event.public.filter, {
      input: { [side]: time, page, limit },
      tags: ["events"],
    });
    return list ?? { items: [], page: 1, perPage: limit, totalPages: 1, total: 0 };
  },
);
