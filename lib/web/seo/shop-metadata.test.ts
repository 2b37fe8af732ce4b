import { expect, it, vi } from "vitest";
import { DEFAULT_VIEW, type ListView } from "#lib/shop/domain/list/list-view.ts";
import { testContext } from "#tests/factories/visit.ts";
import { shopMetadata } from "./shop-metadata.ts";

const { getShopList } = vi.hoisted(() => ({ getShopList: vi.fn() }));
vi.mock("#lib/web/data/catalog/shop-list.ts", () => ({ getShopList }));
vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);

const metadataOf = (view: ListView) => {
  getShopList.mockResolvedValue({ category: null, tag: null, list: { page: 1 }, view });
  return shopMetadata(testContext({ name: "Books" }), {}, view);
};

it("names the words of a search, whose list is not indexed", async () => {
  const { title, robots } = await metadataOf({ ...DEFAULT_VIEW, keywords: "red lamp" });
  expect(JSON.stringify(title)).toContain("Results for “red lamp”");
  expect(JSON.stringify(robots)).toMatch(/noindex|"index":false/);
});

it("names a whole list by what it holds, and lets it be indexed", async () => {
  const { title, robots } = await metadataOf(DEFAULT_VIEW);
  expect(JSON.stringify(title)).toContain("All products");
  expect(JSON.stringify(robots ?? {})).not.toMatch(/noindex|"index":false/);
});
