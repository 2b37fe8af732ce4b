import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteContext } from "#lib/web/site/types.ts";
import { listEventPage, listEvents } from "./events.ts";

interface Query {
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
  readonly limit: number;
}

const { backend } = vi.hoisted(() => ({ backend: vi.fn() }));
vi.mock("#lib/web/data/read.ts", () => ({
  read: (_: unknown, __: unknown, { input }: { input: Query }) => Promise.resolve(backend(input)),
}));

const context = { site: { timeZone: "UTC" } } as SiteContext;
const event = (id: number, start: string, end = start) => ({
  id,
  startEvent: start,
  endEvent: end,
});
const ALL = [
  event(1, "2026-01-01T10:00:00Z"),
  event(2, "2026-02-01T10:00:00Z"),
  event(3, "2026-03-01T10:00:00Z"),
  event(4, "2026-05-01T08:00:00Z", "2026-05-01T20:00:00Z"),
  event(5, "2026-06-01T10:00:00Z"),
];

/** A backend that counts `from` by the end and `to` by the start, and may list the newest first. */
const answering =
  (newestFirst: boolean) =>
  ({ from, to, page, limit }: Query) => {
    const found = ALL.filter(
      ({ startEvent, endEvent }) => (!from || endEvent >= from) && (!to || startEvent <= to),
    );
    const items = newestFirst ? found.reverse() : found;
    return {
      items: items.slice((page - 1) * limit, page * limit),
      page,
      perPage: limit,
      totalPages: Math.max(1, Math.ceil(items.length / limit)),
      total: items.length,
    };
  };

const ids = (events: readonly { id: number }[]) => events.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-05-01T12:00:00Z") });
  backend.mockReset();
  return () => vi.useRealTimers();
});

describe.each([false, true])("from a backend that lists the newest first: %s", (newestFirst) => {
  beforeEach(() => {
    backend.mockImplementation(answering(newestFirst));
  });

  it("lists current and upcoming events first, then past ones with the latest first", async () => {
    const page = await listEventPage(context, 1, 12);
    expect(ids(page.upcoming)).toEqual([4, 5]);
    expect(ids(page.past)).toEqual([3, 2, 1]);
    expect(page).toMatchObject({ page: 1, totalPages: 1 });
  });

  it("pages by the longer of both lists, and shows no event twice", async () => {
    const seen: number[] = [];
    const { totalPages } = await listEventPage(context, 1, 2);
    for (let page = 1; page <= totalPages; page += 1)
      seen.push(...ids((await listEventPage(context, page, 2)).past));
    expect(seen).toEqual([3, 2, 1]);
  });

  it("ignores a page above the total", async () => {
    expect((await listEventPage(context, 9, 12)).page).toBe(1);
  });
});

it("shows no past event as upcoming with a backend that does not support `from`", async () => {
  backend.mockImplementation(({ page, limit }: Query) => answering(false)({ page, limit }));
  expect(ids(await listEvents(context, 12))).toEqual([4, 5]);
});

it("returns no events without an answer", async () => {
  backend.mockReturnValue(null);
  expect(await listEventPage(context, 1, 12)).toMatchObject({ upcoming: [], past: [] });
});
