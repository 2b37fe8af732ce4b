import { describe, expect, it } from "vitest";
import { normaliseKeywords } from "#lib/shop/values/keywords.ts";
import {
  configuredCategories,
  EMPTY_SEARCH,
  emptyLast,
  fromSearchSegment,
  isSearchSegment,
  readSearchView,
  SEARCH_CATEGORIES,
  toSearchQuery,
  toSearchSegment,
} from "./searched-view.ts";

const view = (query: string) => readSearchView(new URLSearchParams(query));
const segment = (query: string) => toSearchSegment(new URLSearchParams(query));

describe("normaliseKeywords", () => {
  it.each([
    ["  clay \t\n shoes ", "clay shoes"],
    ["cafe\u0301", "café"],
    ["a\u0000b\u200b", "a b"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["100% + 1", "100% + 1"],
    ["\ud83c\udfbe ball", "\ud83c\udfbe ball"],
    ["\ud83c alone", "alone"],
    ["\u202eabc", "abc"],
    ["   ", ""],
  ])("normalises %j to %j", (typed, asked) => expect(normaliseKeywords(typed)).toBe(asked));

  it("limits keywords to 200 characters, never cutting one in half", () => {
    expect(normaliseKeywords("x".repeat(10_000))).toHaveLength(200);
    const balls = normaliseKeywords(`a${"\ud83c\udfbe".repeat(5_000)}`);
    expect(balls).toHaveLength(199);
    expect(() => encodeURIComponent(balls)).not.toThrow();
  });
});

describe("readSearchView", () => {
  it("reads its three parameters and nothing else", () => {
    expect(view("search=clay&category=posts&page=3&limit=9&__proto__=x")).toEqual({
      keywords: "clay",
      category: "posts",
      page: 3,
    });
  });

  it.each([
    "page=0",
    "page=-1",
    "page=x",
    "page=1e3",
    "page=10000",
    "page=99999",
    "category=shop",
  ])("leaves %s out", (query) =>
    expect(view(`search=a&${query}`)).toEqual({ ...EMPTY_SEARCH, keywords: "a" }));

  it("has no page without keywords", () => expect(view("page=4").page).toBe(1));
});

describe("segments", () => {
  it("is _ for a page without a search, however it is written", () => {
    for (const query of ["", "search=", "search=%20", "page=2", "category=x", "utm_source=a"]) {
      expect(segment(query)).toBe("_");
      expect(isSearchSegment(segment(query))).toBe(false);
    }
  });

  it("is the same for the same view", () => {
    expect(segment("search=+clay++shoes&page=1")).toBe(segment("utm_x=1&search=clay%20shoes"));
  });

  it.each([
    "clay",
    "<script>alert(1)</script>",
    "100% + 1 & 2 / 3 ? #",
    "šćđž ß",
    "\u202eمضرب",
    "🎾".repeat(100),
    "漢".repeat(200),
    "a.b.c",
  ])("round-trips %j", (search) => {
    const asked = { search, category: "productCategories", page: "12" };
    const made = toSearchSegment(new URLSearchParams(asked));
    expect(made).toMatch(/^[\w-]{1,1200}$/);
    expect(isSearchSegment(made)).toBe(true);
    expect(fromSearchSegment(made)).toEqual({
      keywords: normaliseKeywords(search),
      category: "productCategories",
      page: 12,
    });
  });

  it.each(["", "!!", "%00", "a", "gICA", "x".repeat(3_000)])("takes %s for nothing", (text) =>
    expect(fromSearchSegment(text)).toEqual(EMPTY_SEARCH));
});

describe("toSearchQuery", () => {
  it("leaves out defaults and encodes special characters", () => {
    expect(toSearchQuery(EMPTY_SEARCH)).toBe("");
    expect(toSearchQuery({ keywords: 'a&b=<"', category: null, page: 1 })).toBe(
      "?search=a%26b%3D%3C%22",
    );
    expect(toSearchQuery({ keywords: "a", category: "posts", page: 2 })).toBe(
      "?search=a&category=posts&page=2",
    );
  });

  it("keeps unrelated parameters", () => {
    const others = new URLSearchParams("editPage=true&search=old&page=9");
    expect(toSearchQuery({ ...EMPTY_SEARCH, keywords: "new" }, others)).toBe(
      "?editPage=true&search=new",
    );
  });
});

describe("configuredCategories", () => {
  it("is all without an option, the named ones in their order, and empty when none is known", () => {
    expect(configuredCategories(null)).toEqual(SEARCH_CATEGORIES);
    expect(configuredCategories(["posts", "Products", "x"])).toEqual(["products", "posts"]);
    expect(configuredCategories(["x"])).toEqual([]);
    expect(configuredCategories([])).toEqual([]);
  });
});

it("shows tabs without results after the others, which keep their order", () => {
  const totals = { products: 0, pages: 3, posts: null, productCategories: 0 };
  expect(emptyLast(SEARCH_CATEGORIES, (category) => totals[category])).toEqual([
    "pages",
    "posts",
    "products",
    "productCategories",
  ]);
});
