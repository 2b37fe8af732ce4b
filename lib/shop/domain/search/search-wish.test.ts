import { describe, expect, it } from "vitest";
import type { FilterOption, ListFilter } from "#lib/shop/domain/list/list-filters.ts";
import { readPriceWords } from "./price-words.ts";
import { literalWords, mayHoldWish, readWish } from "./search-wish.ts";
import { type SearchReads, searchWished } from "./wished-search.ts";
import { withUnitsApart } from "./word-forms.ts";

const currency = { id: 1, label: "EUR", symbol: "€" };

describe("prices in words", () => {
  it.each([
    ["en", "lamp under 100", [null, 100]],
    ["en", "up to €1,250.50 lamp", [null, 1250.5]],
    ["en", "lamp over 20 euros", [20, null]],
    ["en", "from 20 to 30 EUR", [20, 30]],
    ["en", "lamp 20-30€", [20, 30]],
    ["en", "from 3 years", null],
    ["en", "from 3 to 6 years", null],
    ["en", "under 10 years", null],
    ["en", "under 10 dollars", null],
    ["de", "Lampe bis 12,50 Euro", [null, 12.5]],
    ["de", "ab 6 Jahren", null],
    ["hr", "do 50 eura", [null, 50]],
    ["hr", "između 20 i 50", [20, 50]],
    ["ar", "مصباح أقل من ٥٠ يورو", [null, 50]],
    ["xx", "lamp under 100", null],
  ])("in %s, %j says %j", (language, text, ends) => {
    const said = readPriceWords(text.split(" "), { language, currency });
    expect(said && [said.min, said.max]).toEqual(ends);
  });
});

const option = (id: string, label: string, color: string | null = null): FilterOption => ({
  id,
  label,
  count: 1,
  color,
  media: null,
});
const FILTERS: readonly ListFilter[] = [
  {
    code: "tint",
    label: "Colour",
    kind: "visualSwatch",
    options: [
      option("1", "Sea green", "#0f0"),
      option("2", "Olive", "#880"),
      option("3", "Red", "#f00"),
    ],
  },
  {
    code: "leaf",
    label: "Leaf",
    kind: "choice",
    options: [option("7", "Olive"), option("8", "XL")],
  },
  { code: "price", label: "Price", kind: "number", min: "20", max: "90", step: 1 },
];
const read = (text: string) => readWish(text, FILTERS, { language: "en", currency });

describe("a search read as words and filters", () => {
  it("keeps the other words, and says what is left without each filter", () => {
    expect(read("red lamps, under 50")).toEqual({
      keywords: "lamps",
      filters: [
        { key: "tint", value: [3] },
        { key: "price", value: [20, 50], range: true },
      ],
      chosen: { tint: ["3"], price: ["20", "50"] },
      parts: [
        { filter: "Colour", values: ["Red"], without: "lamps under 50" },
        { filter: "Price", values: { min: null, max: 50 }, without: "red lamps" },
      ],
    });
  });

  it.each([
    ["green lamp", [{ key: "tint", value: [1, 2] }]],
    ["olive lamp", undefined],
    ["colour olive lamp", [{ key: "tint", value: [2] }]],
    ["lamp size xl", [{ key: "leaf", value: [8] }]],
    ["red", undefined],
    ["lamp under 10", undefined],
    ["lamp over 100", undefined],
    ["sea lamp", undefined],
  ])("of %j makes %j", (text, filters) => expect(read(text)?.filters).toEqual(filters));

  it("is not made of one word, nor of words in quotation marks", () => {
    expect(["red", "red lamp", "5€", '"red lamp"'].map(mayHoldWish)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([literalWords("„red lamp“"), literalWords('"'), literalWords('""')]).toEqual([
      "red lamp",
      null,
      null,
    ]);
  });
});

it.each([
  ["rice 500g", "500 g"],
  ["rice 500 grams", "500 g"],
  ["oil 1 litre", "1 l"],
  ["oil 1l", "1 l"],
])("a unit may be written to its number or out: %s", (text, label) => {
  const sizes: ListFilter = {
    code: "pack",
    label: "Pack",
    kind: "textSwatch",
    options: [option("1", "500 g"), option("2", "1 l"), option("3", "500 ml")],
  };
  const wish = readWish(withUnitsApart(text), [sizes], { language: "en", currency });
  expect(wish?.parts.map(({ values }) => values)).toEqual([[label]]);
});

describe("products of a wish", () => {
  const asked: unknown[] = [];
  const search = (plain: readonly string[], wished: number, text = "red lamp", page = 1) => {
    asked.length = 0;
    const reads: SearchReads = {
      filters: async () => FILTERS,
      list: async (_tab, words, at, filters) => {
        asked.push([words, at, filters?.length ?? 0]);
        const titles = filters ? Array.from({ length: wished }, () => "Bulb") : plain;
        const items = titles.map((title, id) => ({ id, title, slug: "x", image: null }));
        return { items, page: at, totalPages: 3, total: items.length };
      },
    };
    return searchWished("products", text, page, reads, { language: "en", currency });
  };

  it("are those within its filters, unless there are none or the words are a name", async () => {
    expect((await search(["Lamp"], 2)).wish).toHaveLength(1);
    expect((await search(["Lamp"], 0)).wish).toBeUndefined();
    expect(await search(["The red lamp"], 2)).toMatchObject({ total: 1 });
    expect((await search(["The red lamp"], 2, "red lamp", 3)).page).toBe(3);
  });

  it("are not asked for after all filters of the shop: those of a large one take long", async () => {
    const waiting: (() => void)[] = [];
    const lists: string[] = [];
    const reads: SearchReads = {
      filters: () => new Promise((resolve) => waiting.push(() => resolve(FILTERS))),
      list: async (_tab, words, page) => {
        lists.push(words);
        return { items: [], page, totalPages: 1, total: 0 };
      },
    };
    const found = searchWished("products", "lamp 500g", 1, reads, { language: "en", currency });
    expect(lists).toEqual(["lamp 500 g"]);
    for (const answer of waiting) answer();
    await found;
  });

  it("are in a list of the shop too: the words that are left, and the filters", async () => {
    const shopQuery = async (...args: Parameters<typeof search>) => (await search(...args)).inShop;
    expect(await shopQuery(["Lamp"], 2)).toBe("?search=lamp&tint=3");
    expect(await shopQuery(["Lamp", "Lamp"], 0)).toBe("?search=red+lamp");
    expect(await shopQuery(["Lamp", "Lamp"], 0, "lamp & co")).toBe("?search=lamp+%26+co");
    // Nothing to narrow or to sort.
    expect(await shopQuery(["Lamp"], 1)).toBeUndefined();
  });

  it("are asked for once where one word says nothing of a filter, on every page", async () => {
    await search(["Lamp"], 2, "lamp", 3);
    expect(asked).toEqual([["lamp", 3, 0]]);
  });

  it("are looked for as they are in quotation marks", async () => {
    expect((await search(["Lamp"], 2, '"red lamp"')).wish).toBeUndefined();
    expect(asked).toEqual([["red lamp", 1, 0]]);
  });
});
