import { beforeEach, expect, it, vi } from "vitest";
import type { Call } from "#lib/shop/api/call.ts";
import { DEFAULT_VIEW } from "#lib/shop/domain/list/list-view.ts";
import { OTHER_VIEW_TAG } from "#lib/web/cache/tags.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { listProducts } from "./catalog/products.ts";
import { getShopList } from "./catalog/shop-list.ts";
import { listEventPage } from "./content/events.ts";
import { listPosts } from "./content/posts.ts";
import { searchSite } from "./search.ts";

vi.mock("./catalog/categories.ts", () => ({
  getCategory: async () => ({ id: 1, slug: "shoes", sortTypes: [1, 3], children: [] }),
}));
vi.mock("./read.ts", () => ({
  read: async (_: unknown, { path }: Call, { input }: { input: { page: number } }) =>
    path.startsWith("product/layered/")
      ? []
      : state.isThere
        ? { items: [], page: input.page, perPage: 12, totalPages: 3, total: 30 }
        : null,
}));
const state = vi.hoisted(() => ({ isThere: true }));

const context = {
  site: { timeZone: "UTC", options: new Map() },
  currency: {},
} as unknown as SiteContext;
const fetched = vi.fn(async () => new Response());
beforeEach(() => {
  state.isThere = true;
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});

it.each([
  ["products", (page: number) => listProducts(context, { page, limit: 12 })],
  ["posts", (page: number) => listPosts(context, { page, limit: 12 })],
  ["events", (page: number) => listEventPage(context, page, 12)],
] as const)("marks a page of %s above the last one, and no other", async (_, list) => {
  expect((await list(3)).page).toBe(3);
  expect(fetched).not.toHaveBeenCalled();
  expect((await list(5_000)).page).toBe(1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("data:,", {
    next: expect.objectContaining({ tags: [OTHER_VIEW_TAG] }),
  });
});

it.each([
  ["products", (page: number) => listProducts(context, { page, limit: 12 })],
  ["posts", (page: number) => listPosts(context, { page, limit: 12 })],
  ["events", (page: number) => listEventPage(context, page, 12)],
] as const)("marks a page of %s that are not there at all", async (_, list) => {
  state.isThere = false;
  await list(1);
  expect(fetched).not.toHaveBeenCalled();
  await list(2);
  expect(fetched).toHaveBeenCalledOnce();
});

it("marks a page of a search above the last one", async () => {
  const search = (page: number) =>
    searchSite(context, { keywords: "racket", category: "products", page }, ["products"]);
  await search(3);
  expect(fetched).not.toHaveBeenCalled();
  await search(5_000);
  expect(fetched).toHaveBeenCalledOnce();
});

it("marks a list in an order that it does not offer, and no other", async () => {
  const order = async (sort: number) => {
    fetched.mockClear();
    await getShopList(context, { category: "shoes" }, { ...DEFAULT_VIEW, sort });
    return fetched.mock.calls.length;
  };
  expect([await order(3), await order(7)]).toEqual([0, 1]);
});
