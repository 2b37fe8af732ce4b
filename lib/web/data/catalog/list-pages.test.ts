import { beforeEach, expect, it, vi } from "vitest";
import { listPages } from "./list-pages.ts";

const markOtherView = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/data/mark-other-view.ts", () => ({ markOtherView }));

/** A list of so many items in pages of twelve, which returns its first page for one above the total. */
const listOf = (total: number) => async (asked: number) => {
  const totalPages = Math.max(1, Math.ceil(total / 12));
  const page = asked > totalPages ? 1 : asked;
  const start = (page - 1) * 12;
  const items = Array.from({ length: Math.min(12, total - start) }, (_, at) => ({
    id: start + at + 1,
  }));
  return { items, page, perPage: 12, totalPages, total };
};
const pages = async (total: number, page: number, first?: number) => {
  const limit = 12 as const;
  const view = first === undefined ? { page, limit } : { first, page, limit };
  const list = await listPages(view, listOf(total));
  return { ids: list.items.map(({ id }) => id), page: list.page, totalPages: list.totalPages };
};
const upTo = (end: number, start = 1) =>
  Array.from({ length: end - start + 1 }, (_, at) => start + at);

beforeEach(() => markOtherView.mockReset());

it("puts a single last item on the page before", async () => {
  expect(await pages(13, 1)).toEqual({ ids: upTo(13), page: 1, totalPages: 1 });
  expect(await pages(25, 2)).toEqual({ ids: upTo(25, 13), page: 2, totalPages: 2 });
  expect(await pages(25, 1)).toEqual({ ids: upTo(12), page: 1, totalPages: 2 });
  expect(markOtherView).not.toHaveBeenCalled();
  expect(await pages(25, 3)).toEqual({ ids: upTo(12), page: 1, totalPages: 2 });
  expect(markOtherView).toHaveBeenCalled();
});

it("leaves other lists as they are", async () => {
  expect(await pages(1, 1)).toEqual({ ids: [1], page: 1, totalPages: 1 });
  expect(await pages(0, 1)).toEqual({ ids: [], page: 1, totalPages: 1 });
  expect(await pages(14, 2)).toEqual({ ids: [13, 14], page: 2, totalPages: 2 });
});

it("shows several pages as one, which is not kept", async () => {
  expect(await pages(40, 3, 1)).toEqual({ ids: upTo(36), page: 3, totalPages: 4 });
  expect(await pages(37, 3, 2)).toEqual({ ids: upTo(37, 13), page: 3, totalPages: 3 });
  expect(markOtherView).toHaveBeenCalled();
});

it("shows what there is of pages that the list no longer has", async () => {
  expect(await pages(20, 4, 1)).toEqual({ ids: upTo(20), page: 2, totalPages: 2 });
  expect(await pages(20, 5, 3)).toEqual({ ids: upTo(12), page: 1, totalPages: 2 });
});
