import { beforeEach, describe, expect, it, vi } from "vitest";
import { product } from "#lib/shop/api/schemas/product-schema.ts";
import { DEFAULT_VIEW } from "#lib/shop/domain/list/list-view.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { getProductTag, listTagsOf } from "./read-product-tags.ts";
import { getShopList } from "./shop-list.ts";

const read = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/data/read.ts", () => ({ read }));

const context = {
  locale: "hr",
  storeId: 1,
  site: { domain: "a", options: new Map() },
} as unknown as SiteContext;
const TAGS = [
  { id: 3, name: "For clay", slug: "for-clay", translations: {} },
  { id: 4, name: "Indoors", slug: "indoors", translations: {} },
];
const page = (items: readonly unknown[]) => ({
  items,
  page: 1,
  perPage: 10,
  totalPages: 1,
  total: items.length,
});
/** The requests, without the parts that every call of a list has. */
const sent = () => read.mock.calls.map(([, , { input }]) => input);

beforeEach(() => {
  read.mockReset();
});

describe("the tags of a product", () => {
  it("are read in one call where they come as ids, in the product's order, once each", async () => {
    read.mockResolvedValue(page(TAGS));
    const { tags } = product.parse({ id: 1, tags: ["4", 3, 4, 99] });
    expect(await listTagsOf(context, tags)).toEqual([TAGS[1], TAGS[0]]);
    expect(sent()).toEqual([{ ids: [4, 3, 99], page: 1, limit: 3 }]);
  });

  it("are taken as they are where they come as objects", async () => {
    const { tags } = product.parse({
      id: 1,
      tags: [{ id: 3, name: "For clay", slug: "for-clay" }],
    });
    expect(await listTagsOf(context, tags)).toEqual([TAGS[0]]);
    expect(sent()).toEqual([]);
  });
});

describe("a tag's list", () => {
  it("asks for the products of the tag, and for the filters of those", async () => {
    read.mockImplementation(async (_context, _call, { input }) =>
      "slug" in input ? page(TAGS) : "select" in input ? page([]) : [],
    );
    const shop = await getShopList(context, { tag: "for-clay" }, DEFAULT_VIEW);
    expect(shop).toMatchObject({ tag: TAGS[0], category: null });
    const scope = expect.arrayContaining([{ key: "tags", value: [3] }]);
    expect(
      sent()
        .slice(1)
        .map(({ filters }) => filters),
    ).toEqual([scope, scope]);
  });

  it("asks for what a search in it finds, and for the filters of those", async () => {
    read.mockImplementation(async (_context, _call, { input }) =>
      "slug" in input ? page(TAGS) : "select" in input ? page([]) : [],
    );
    const view = { ...DEFAULT_VIEW, keywords: "shoes" };
    const shop = await getShopList(context, { tag: "for-clay" }, view);
    expect(shop?.view.keywords).toBe("shoes");
    expect(
      sent()
        .slice(1)
        .map(({ keywords }) => keywords),
    ).toEqual(["shoes", "shoes"]);
  });

  it("is not there without the tag, whatever the backend answers for its slug", async () => {
    read.mockResolvedValue(page(TAGS));
    expect(await getProductTag(context, "nothing")).toBeNull();
    expect(await getShopList(context, { tag: "nothing" }, DEFAULT_VIEW)).toBeNull();
  });
});
