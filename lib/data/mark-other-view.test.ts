import { beforeEach, expect, it, vi } from "vitest";
import { OTHER_VIEW_TAG } from "#lib/cache/tags.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { listProducts } from "./catalog/products.ts";
import { listEventPage } from "./content/events.ts";
import { listPosts } from "./content/posts.ts";

vi.mock("#lib/data/read.ts", () => ({
  read: async (_: unknown, __: unknown, { input }: { input: { page: number } }) => ({
    items: [],
    page: input.page,
    perPage: 12,
    totalPages: 3,
    total: 30,
  }),
}));

const context = { site: { timeZone: "UTC" }, currency: {} } as SiteContext;
const fetched = vi.fn(async () => new Response());
beforeEach(() => {
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
