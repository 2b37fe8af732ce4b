import { describe, expect, it } from "vitest";
import { wordsOf } from "./folded-words.ts";
import { headOf, type Lexicon, nearQueries } from "./near-queries.ts";
import { searchNear } from "./near-search.ts";
import { activeCategory, foundNothing, NO_RESULTS, type SearchList } from "./search-result.ts";
import { listsIn, synonymsFor } from "./synonyms.ts";
import { distance, stemOf } from "./word-forms.ts";

const lexicon = (language: string, vocabulary: string[] = [], option: unknown = null): Lexicon => ({
  language,
  synonyms: synonymsFor(language, option),
  vocabulary,
});
const asked = (keywords: string, ...rest: Parameters<typeof lexicon>) =>
  nearQueries(keywords, lexicon(...rest), 6).map((query) => query.keywords);

const item = (id: number, title: string) => ({ id, title, slug: `s${id}`, image: null });
const listOf = (...items: ReturnType<typeof item>[]): SearchList => ({
  items,
  page: 1,
  totalPages: 1,
  total: items.length,
});

it.each([
  ["de", "Herrenshorts", ["shorts", "herren"]],
  ["de", "Schuh", []],
  ["en", "Herrenshorts", []],
])("in %s %s is also looked for by its halves: %j", (language, word, halves) => {
  const found = asked(word, language);
  expect(found.filter((text) => ["shorts", "herren", "sc", "huh"].includes(text))).toEqual(halves);
});

it.each([
  ["de", "Sandplatzschuhe", ["Tennisschuhe", "Taschen"], true],
  ["de", "Hallenschuh", ["Tennisschuhe"], true],
  ["de", "Badetuch", ["Tennisschuhe"], false],
  ["en", "sandplatzschuhe", ["Tennisschuhe"], false],
])("in %s %s is also looked for by the end that it shares with %j: %s", (language, word, known, has) => {
  expect(asked(word, language, known).includes("schuh")).toBe(has);
});

describe("words", () => {
  it.each([
    ["E-Bike für 100 €", ["e-bike", "für", "100"]],
    ["خوذة أمامي", ["خوذة", "أمامي"]],
    ["… !", []],
  ])("of %j are %j", (text, words) => expect(wordsOf(text)).toEqual(words));

  it.each([
    ["en", "shoes", "shoe"],
    ["en", "beds", "beds"],
    ["hr", "tenisicama", "tenisic"],
    ["ar", "الدراجات", "دراج"],
    ["xx", "Mäntel", "mantel"],
  ])("in %s the stem of %s is %s", (language, word, stem) =>
    expect(stemOf(word, language).startsWith(stem.slice(0, 4))).toBe(true));

  it.each([
    ["raquet", "racket", 2],
    ["bycicle", "bicycle", 2],
    ["lamp", "lamps", 1],
    ["lamp", "table", 3],
  ])("from %s to %s are %i errors, or more than allowed", (a, b, errors) =>
    expect(distance(a, b, 2)).toBe(errors));
});

it.each([
  ["en", "winter boots", 1],
  ["en", "steel boots for men", 1],
  ["en", "the boots", 0],
  ["en", "for my", null],
  ["en", "mend my boots", null],
  ["de", "warme Schuhe", 1],
  ["ar", "حذاء شتوي", null],
])("in %s the thing in %j is word %j", (language, keywords, head) =>
  expect(headOf(keywords, language)).toBe(head));

it("shows the thing that was named before others that only are alike", async () => {
  const lists: Record<string, SearchList> = {
    winter: listOf(item(1, "The winter letter"), item(2, "The winter guest")),
    boots: listOf(item(3, "Boots"), item(4, "Snow boots"), item(5, "Work boots")),
  };
  const ask = async (_: unknown, words: string) => lists[words] ?? NO_RESULTS;
  const { products } = await searchNear("winter boots", ["products"], lexicon("en"), ask);
  expect(products?.items[0]?.id).toBe(3);
});

it("shows a title with the word before one with a longer word that it begins", async () => {
  const books = listOf(item(1, "The bookshop"), item(2, "The book of stars"));
  const ask = async (_: unknown, words: string) => (words === "books" ? books : NO_RESULTS);
  const { products } = await searchNear("odd books", ["products"], lexicon("en"), ask);
  expect(products?.items[0]?.id).toBe(2);
});

it("knows the thing at the end of a joined word", async () => {
  const shoes = listOf(item(1, "Schuhbeutel"), item(2, "Tennisschuhe"));
  const ask = async (_: unknown, words: string) => (words === "schuhe" ? shoes : NO_RESULTS);
  const { products } = await searchNear("Turnschuhe", ["products"], lexicon("de"), ask);
  expect(products?.items[0]?.id).toBe(2);
});

it("does not take a short word inside of another for a title", async () => {
  const lists: Record<string, SearchList> = {
    toe: listOf(item(1, "Potatoes")),
    cap: listOf(item(2, "Cap"), item(3, "Winter cap")),
  };
  const ask = async (_: unknown, words: string) => lists[words] ?? NO_RESULTS;
  const { products } = await searchNear("toe cap", ["products"], lexicon("xx"), ask);
  expect(products?.items[0]?.id).toBe(2);
});

describe("searches that come near", () => {
  it("replace groups of words, then ask for each word that says something", () => {
    expect(asked("gift voucher for my mother", "en")).toEqual([
      "voucher",
      "gift card",
      "gift certificate",
      "gift",
      "mother",
      "gift voucher",
    ]);
  });

  it("find a known word with two typing errors, and the one inside of a compound", () => {
    expect(asked("lantrens", "en", ["Lanterns", "Bells"])).toContain("lanterns");
    expect(asked("wanderschuhe", "de", ["Schuhe", "Hemden"])).toContain("schuhe");
    expect(asked("abc", "en", ["abd"])).toEqual([]);
  });

  it("ask nothing twice, and not the same again", () => {
    expect(asked("trainers", "en")).toEqual(["sneakers", "shoes", "train"]);
    expect(asked("x", "en")).toEqual([]);
  });

  it("use the site's own words first", () => {
    const option = { en: [["sprocket", "cog"], ["lonely"], "x", [1, null]], de: 5 };
    expect(asked("sprocket", "en", [], option)).toContain("cog");
    expect(listsIn(option, "en")).toEqual([["sprocket", "cog"]]);
    for (const odd of [null, 5, "[]", [], { en: { a: 1 } }]) expect(listsIn(odd, "en")).toEqual([]);
  });
});

describe("results that come near", () => {
  const answers: Readonly<Record<string, SearchList>> = {
    camp: listOf(item(1, "Camp stove"), item(2, "Summer camp")),
    summer: listOf(item(3, "Dress"), item(2, "Summer camp")),
    children: listOf(item(4, "Hat")),
  };
  const near = (keywords: string) =>
    searchNear(keywords, ["pages", "products"], lexicon("en"), async (category, text) =>
      category === "products" ? (answers[text] ?? NO_RESULTS) : NO_RESULTS,
    );

  it("are led by the one that matches most of the words", async () => {
    const lists = await near("summer camp for children");
    expect(lists.products?.items[0]?.title).toBe("Summer camp");
    expect(lists.products).toMatchObject({ page: 1, totalPages: 1 });
    expect(lists.pages).toMatchObject({ items: [], total: 0 });
    expect(activeCategory(null, ["pages", "products"], lists)).toBe("products");
  });

  it("are empty where no word is known", async () => {
    expect(foundNothing(await near("quux"))).toBe(true);
  });

  it("open the tab with the nearest, products where it is equal", () => {
    const some = (share: number) => ({ ...listOf(item(1, "A")), near: share });
    const tabs = ["pages", "posts", "products"] as const;
    expect(activeCategory(null, tabs, { pages: some(0.9), products: some(0.5) })).toBe("pages");
    expect(activeCategory(null, tabs, { posts: some(0.5), products: some(0.5) })).toBe("products");
    expect(activeCategory("posts", tabs, { pages: some(0.9) })).toBe("posts");
  });

  it("are looked for only where every tab could be read and found nothing", () => {
    expect(foundNothing({ pages: NO_RESULTS, products: NO_RESULTS })).toBe(true);
    expect(foundNothing({ pages: NO_RESULTS, products: null })).toBe(false);
    expect(foundNothing({ pages: listOf(item(1, "A")), products: NO_RESULTS })).toBe(false);
    expect(foundNothing({})).toBe(false);
  });
});
