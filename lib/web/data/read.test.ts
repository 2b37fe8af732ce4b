import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteExpired } from "#lib/web/cache/expiries.ts";
import { openOwnPages } from "#lib/web/cache/owner/open-pages.ts";
import { type PageOwner, setPageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { tagOf } from "#lib/web/cache/tags.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { data, stubBackend } from "#tests/backends/stub-backend.ts";
import { SITEMAP_READERS } from "./addresses/read-sitemap.ts";
import { getCategoryTree } from "./catalog/categories.ts";

vi.mock("#lib/web/site/get-site.ts", () => ({ getApiKey: async () => "key" }));

const domain = "shop.example";
let siteId = 0;
let context: SiteContext;
let pages: PageOwner;
let name: string;
let asked: Request[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  pages = await openOwnPages("none");
  setPageOwner(pages);
  name = "first";
  siteId += 1;
  context = { site: { domain, siteId }, storeId: 71, locale: "en" } as SiteContext;
  asked = stubBackend(() => data({ items: [{ id: 1, name, slug: "a" }], total: 1 }));
});
afterEach(() => {
  setPageOwner(null);
  vi.useRealTimers();
});

/** One render, its category, and what it has fetched. */
async function render(of = context) {
  asked.length = 0;
  const [category] = await getCategoryTree(of);
  const sent = asked.filter(({ url }) => url.startsWith("http"));
  return { name: category?.name, calls: sent.length, tags: asked.length - sent.length };
}
const later = () => vi.setSystemTime(Date.now() + 1);

it("reads the tree of categories once for many pages, which get its tags all the same", async () => {
  expect(await render()).toEqual({ name, calls: 1, tags: 0 });
  later();
  expect(await render()).toEqual({ name, calls: 0, tags: 1 });
  expect(vi.mocked(fetch)).toHaveBeenLastCalledWith("data:,", {
    next: { tags: [tagOf(domain, "site"), tagOf(domain, "categories")], revalidate: 300 },
  });
});

it("reads it again once it has changed, wherever that was heard of, and not for other changes", async () => {
  await render();
  later();
  noteExpired([tagOf(domain, "posts"), tagOf("other.example", "categories")]);
  expect((await render()).calls).toBe(0);
  name = "renamed";
  expect((await render()).name).toBe("first");
  noteExpired([tagOf(domain, "categories")]);
  expect(await render()).toEqual({ name, calls: 1, tags: 0 });
  later();
  await pages.expire([tagOf(domain, "site")]);
  expect((await render()).calls).toBe(1);
});

it("reads it again after a minute, for another language, and where expiries are not heard of", async () => {
  await render();
  expect((await render({ ...context, locale: "hr" })).calls).toBe(1);
  expect((await render()).calls).toBe(0);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await render()).calls).toBe(1);
  setPageOwner(null);
  expect((await render()).calls).toBe(1);
});

it.each([
  "products",
  "posts",
  "events",
] as const)("gives Next nothing to copy of the %s of a sitemap, which are only sent on", async (kind) => {
  await SITEMAP_READERS[kind](context, 1);
  const inits = vi.mocked(fetch).mock.calls.map(([, init]) => init);
  expect(inits).toEqual([expect.objectContaining({ cache: "no-store" })]);
  expect(inits[0]).not.toHaveProperty("next");
});
