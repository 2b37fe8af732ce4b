import { beforeEach, expect, it, vi } from "vitest";
import type { SiteContext } from "#lib/web/site/types.ts";
import { anElement } from "#tests/factories/element.ts";
import { getSections } from "./elements.ts";

const { reading, box } = vi.hoisted(() => ({ reading: vi.fn(), box: { current: false } }));
vi.mock("#lib/web/data/read.ts", () => ({ read: reading }));
vi.mock("./scheduled-preview.ts", () => ({ showsScheduled: () => box.current }));

const context = {} as SiteContext;
const fetched = vi.fn(async () => new Response());
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const idsShown = async () => (await getSections(context, "home")).map(({ id }) => id);

beforeEach(() => {
  box.current = false;
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});

it("visitors get the sections whose time it is, and the page ends with the first change", async () => {
  const until = inSeconds(60);
  reading.mockResolvedValue([
    anElement({ id: 1, options: { visibleFrom: inSeconds(120) } }),
    anElement({ id: 2, options: { visibleUntil: until } }),
    anElement({ id: 3, options: { visibleUntil: inSeconds(-1) } }),
    anElement({ id: 4 }),
  ]);
  expect(await idsShown()).toEqual([2, 4]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("data:,", {
    next: { tags: [`end:${Date.parse(until)}`], revalidate: 60 },
  });
  box.current = true;
  expect(await idsShown()).toEqual([1, 2, 3, 4]);
});

it("a page without dates has no end", async () => {
  reading.mockResolvedValue([anElement({ id: 1 })]);
  expect(await idsShown()).toEqual([1]);
  expect(fetched).not.toHaveBeenCalled();
});
