import { describe, expect, it } from "vitest";
import { post } from "#lib/shop/api/schemas/content-schema.ts";
import { category, product } from "#lib/shop/api/schemas/product-schema.ts";
import {
  activeCategory,
  categoryResults,
  foundLittle,
  NO_RESULTS,
  postResults,
  postSearch,
  productResults,
  productSearch,
  type SearchList,
  withNear,
} from "./search-result.ts";
import { SEARCH_CATEGORIES } from "./searched-view.ts";

const making = { imageOf: () => null, home: "homepage" };
const page = <T>(items: T[]) => ({ items, page: 1, perPage: 10, totalPages: 2, total: 11 });

describe("requests", () => {
  it("never include archived products, and return ten by default", () => {
    expect(productSearch("clay", 2)).toMatchObject({
      keywords: "clay",
      filters: [{ key: "archived", value: false }],
      page: 2,
      limit: 10,
    });
    expect(productSearch("", 1, [{ key: "size", value: [4] }])).toEqual({
      ...productSearch("clay", 1),
      keywords: undefined,
      filters: [
        { key: "archived", value: false },
        { key: "size", value: [4] },
      ],
    });
  });

  it("search posts and pages separately", () => {
    expect(postSearch("page", "clay", 1)).toMatchObject({
      search: "clay",
      postTypeSlugs: ["page"],
      page: 1,
      limit: 10,
    });
  });
});

describe("results", () => {
  it("say how products are rated, and that they are sold out", () => {
    const rated = { id: 1, name: "Bag", slug: "b", rating: { average: 4.5, count: 2 } };
    const items = [
      product.parse({ ...rated, stock: { available: false } }),
      product.parse({ ...rated, rating: { average: 0, count: 0 } }),
    ];
    expect(productResults(page(items), 1, making).items).toEqual([
      {
        id: 1,
        title: "Bag",
        slug: "b",
        image: null,
        rating: { average: 4.5, count: 2 },
        soldOut: true,
      },
      { id: 1, title: "Bag", slug: "b", image: null },
    ]);
  });

  it("contain name and price for products", () => {
    const items = [
      product.parse({ id: 1, name: "Racket", slug: "r", finalPrice: "80", retailPrice: 100 }),
      product.parse({ id: 2, name: "Free", slug: "f" }),
      product.parse({ id: 3, name: "Gone", slug: "g", archived: true }),
      product.parse({ id: 4, name: "Nowhere" }),
    ];
    const list = productResults(page(items), 1, making);
    expect(list.items).toEqual([
      { id: 1, title: "Racket", slug: "r", image: null, price: { final: 80, list: 100 } },
      { id: 2, title: "Free", slug: "f", image: null },
    ]);
    expect(list).toMatchObject({ page: 1, totalPages: 2, total: 11 });
  });

  it("contain no draft posts; the homepage is known by its slugMain", () => {
    const items = [
      post.parse({
        id: 1,
        title: "Home",
        slug: "pocetna",
        slugMain: "homepage",
        postTypeSlug: "page",
      }),
      post.parse({ id: 2, title: "Post", slug: "p", slugMain: "homepage", postTypeSlug: "post" }),
      post.parse({ id: 3, title: "Draft", slug: "d", status: "draft" }),
    ];
    expect(postResults(page(items), 1, making).items).toEqual([
      { id: 1, title: "Home", slug: "pocetna", isHome: true, image: null },
      { id: 2, title: "Post", slug: "p", image: null },
    ]);
  });

  it("contain the name for categories", () => {
    const items = [category.parse({ id: 1, name: "Rackets", slug: "rackets" })];
    expect(categoryResults(page(items), 1, making).items[0]).toMatchObject({ title: "Rackets" });
  });
});

describe("a search that found little", () => {
  const listOf = (...ids: number[]): SearchList => ({
    ...NO_RESULTS,
    items: ids.map((id) => ({ id, title: `Item ${id}`, slug: `item-${id}`, image: null })),
    total: ids.length,
  });

  it("has two results at most in all its tabs, which could be read", () => {
    expect(foundLittle({ products: listOf(1), posts: listOf(2) })).toBe(true);
    expect(foundLittle({ products: listOf(1, 2), posts: listOf(3) })).toBe(false);
    expect(foundLittle({ products: NO_RESULTS, posts: listOf(1, 2, 3, 4) })).toBe(true);
    expect(foundLittle({ products: NO_RESULTS, pages: listOf(1, 2, 3) })).toBe(false);
    // A site whose search has posts alone.
    expect(foundLittle({ posts: listOf(1, 2, 3) })).toBe(false);
    expect(foundLittle({ products: listOf(1), posts: null })).toBe(false);
    expect(foundLittle({})).toBe(false);
  });

  it("keeps that first, and names what comes near after it, each once", () => {
    const near = { ...listOf(1, 7, 8), near: 0.5 };
    const found = { products: listOf(1), posts: NO_RESULTS, pages: listOf(4) };
    expect(withNear(found, { products: near, posts: near, pages: NO_RESULTS })).toEqual({
      products: { ...listOf(1), more: listOf(7, 8).items },
      posts: near,
      pages: listOf(4),
    });
  });

  it("opens goods that come near before posts that only mention the words, but not before their very title", () => {
    const near = { ...listOf(7), near: 0.6 };
    const opened = (keywords: string) =>
      activeCategory(
        null,
        ["products", "posts"],
        withNear({ products: NO_RESULTS, posts: listOf(1, 2, 3) }, { products: near }, keywords),
      );
    expect(opened("tennis racket")).toBe("products");
    expect(opened("Ítems")).toBe("posts");
  });

  it("shows no more than one page has", () => {
    const many = listOf(...Array.from({ length: 20 }, (_, index) => index + 10));
    const { products } = withNear({ products: listOf(1, 2) }, { products: many });
    expect(products?.more).toHaveLength(8);
  });
});

describe("activeCategory", () => {
  const found = { ...NO_RESULTS, total: 3 };
  it("is the requested one, if the site has it", () => {
    expect(activeCategory("posts", SEARCH_CATEGORIES, { products: found })).toBe("posts");
    expect(activeCategory("posts", ["products"], {})).toBe("products");
  });

  it("is products where any were found and no tab is requested", () => {
    expect(activeCategory(null, SEARCH_CATEGORIES, { pages: found, products: found })).toBe(
      "products",
    );
  });

  it("is else the first with results, else the first", () => {
    const lists = { pages: NO_RESULTS, products: null, posts: found };
    expect(activeCategory(null, SEARCH_CATEGORIES, lists)).toBe("posts");
    expect(activeCategory(null, SEARCH_CATEGORIES, { pages: found, posts: found })).toBe("pages");
    expect(activeCategory(null, SEARCH_CATEGORIES, {})).toBe("products");
    expect(activeCategory(null, [], {})).toBeNull();
  });
});
