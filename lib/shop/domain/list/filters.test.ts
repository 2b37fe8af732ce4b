import { describe, expect, it } from "vitest";
import { layeredFilter } from "#lib/shop/api/schemas/filter.ts";
import { chooseFilters, toRequestFilters } from "./chosen-filters.ts";
import { kindOf } from "./filter-kind.ts";
import { chipsOf, priceFirst, viewFilters, withoutChip } from "./filter-view.ts";
import { readFilters } from "./list-filters.ts";
import { DEFAULT_VIEW, readListView, toListQuery } from "./list-view.ts";

const layer = (attributeCode: string, type: string, ...values: Record<string, unknown>[]) =>
  layeredFilter.parse({ attributeCode, label: attributeCode, type, values });
const option = (attributeID: unknown, totalProducts: unknown = 1) => ({
  attributeID,
  valueLabel: `value ${attributeID}`,
  totalProducts,
});
const range = (minValue: unknown, maxValue: unknown) => ({ minValue, maxValue });

const known = readFilters([
  layer("brand", "dropdown", option(101, 3), option("102", "2")),
  layer("strung", "yes/no", option("yes"), option("no")),
  layer("finalPrice", "Number", range("8.9", 428.2)),
  layer("since", "Date", range("2026-01-10T00:00:00.000Z", "2026-12-20")),
  layer("at", "date-time", range("2026-05-01T08:30:00Z", "2026-06-30T18:00:00Z")),
]);
const request = (query: string) =>
  toRequestFilters(known, chooseFilters(known, readListView(new URLSearchParams(query)).filters));

describe("kindOf", () => {
  it.each([
    ["dropdown", "choice"],
    ["multi select", "choice"],
    ["MULTISELECT", "choice"],
    ["something else", "choice"],
    ["", "choice"],
    ["text swatch", "textSwatch"],
    ["VisualSwatch", "visualSwatch"],
    ["yes/no", "yesNo"],
    ["YesNo", "yesNo"],
    ["boolean", "yesNo"],
    ["numberField", "number"],
    ["Number", "number"],
    ["Date", "date"],
    ["date-time", "dateTime"],
    ["DateTime", "dateTime"],
  ])("%s is %s", (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });
});

it("shows the price before all other filters, whose order stays", () => {
  const codes = priceFirst(viewFilters(known, {}, null)).map(({ code }) => code);
  expect(codes).toEqual(["finalPrice", "brand", "strung", "since", "at"]);
});

describe("a range with one end", () => {
  it.each([
    ["finalPrice=50,", [50, 429]],
    ["finalPrice=,50", [8, 50]],
    ["finalPrice=50&finalPrice=", [50, 429]],
    ["finalPrice=&finalPrice=50", [8, 50]],
    ["since=2026-05-01,", ["2026-05-01", "2026-12-20"]],
    ["since=,2026-05-01", ["2026-01-10", "2026-05-01"]],
  ])("%s goes to the bound", (query, value) => {
    expect(request(query)).toEqual([{ key: query.split("=")[0], value, range: true }]);
  });

  it("says so in no other filter, and stays the same when it is written and read again", () => {
    expect(request("brand=102,")).toEqual([{ key: "brand", value: [102] }]);
    const view = readListView(new URLSearchParams("finalPrice=50,"));
    expect(readListView(new URLSearchParams(toListQuery(view)))).toEqual(view);
  });
});

describe("readFilters", () => {
  it("leaves out unnameable, reserved and empty filters", () => {
    const codes = readFilters([
      layer("archived", "YesNo", option("yes")),
      layer("categories", "dropdown", option(1)),
      layer("page", "dropdown", option(1)),
      layer("two words", "dropdown", option(1)),
      layer("empty", "dropdown"),
      layer("odd", "dropdown", option("a b"), option("")),
      layer("weight", "Number", range(null, 3)),
      layer("__proto__", "dropdown", option(1)),
      layer("brand", "dropdown", option(1)),
      layer("brand", "dropdown", option(2)),
    ]).map(({ code }) => code);
    expect(codes).toEqual(["__proto__", "brand"]);
  });

  it("reads yes and no from ids, words, ones and zeros, yes first", () => {
    const idsOf = (...values: Record<string, unknown>[]) =>
      readFilters([layer("a", "YesNo", ...values)]).flatMap((filter) =>
        "options" in filter ? filter.options.map(({ id }) => id) : [],
      );
    expect(idsOf(option("no"), option("yes"))).toEqual(["yes", "no"]);
    expect(idsOf(option(0), option(1))).toEqual(["yes", "no"]);
    expect(
      idsOf({ attributeID: 77, valueLabel: "Ne" }, { attributeID: 77, valueLabel: "Da" }),
    ).toEqual(["yes", "no"]);
    expect(idsOf(option(811), option(812))).toEqual(["yes", "no"]);
  });

  it("names a picture without a text after its file, and shows it", () => {
    const value = { attributeID: 7, valueLabel: "swatches/deep-blue.webp", isMedia: true };
    expect(readFilters([layer("colour", "visualSwatch", value)])[0]).toMatchObject({
      options: [{ id: "7", label: "Deep blue", media: { path: "swatches/deep-blue.webp" } }],
    });
  });

  it("rounds price ranges to whole numbers, and keeps small ranges exact", () => {
    expect(known[2]).toMatchObject({ min: "8", max: "429", step: 1 });
    expect(readFilters([layer("gauge", "Number", range(1.2, "1.35"))])[0]).toMatchObject({
      min: "1.2",
      max: "1.35",
      step: 0.01,
    });
  });

  it("limits the number of values", () => {
    const values = Array.from({ length: 900 }, (_, id) => option(id));
    const many = Array.from({ length: 300 }, (_, at) => layer(`code${at}`, "dropdown", option(1)));
    const found = readFilters([layer("long", "dropdown", ...values), ...many]);
    expect(found).toHaveLength(100);
    expect(found[0]).toMatchObject({ options: { length: 500 } });
  });
});

describe("the request to the backend", () => {
  it("contains numbers, texts and ranges", () => {
    expect(
      request(
        "brand=102,101&strung=yes&finalPrice=20,100.5&since=2026-05-01,2026-06-30&at=2026-05-01T10:00,2026-05-02T11:30",
      ),
    ).toEqual([
      { key: "brand", value: [101, 102] },
      { key: "strung", value: "yes" },
      { key: "finalPrice", value: [20, 100.5], range: true },
      { key: "since", value: ["2026-05-01", "2026-06-30"], range: true },
      {
        key: "at",
        value: ["2026-05-01T10:00:00.000Z", "2026-05-02T11:30:59.999Z"],
        range: true,
      },
    ]);
  });

  it.each([
    "nothing=1",
    "brand=999",
    "brand=__proto__&__proto__=101&constructor=1",
    "finalPrice=20",
    "finalPrice=1,2,3",
    "finalPrice=a,b",
    "finalPrice=1e3,2e3",
    "since=2026-05-01",
    "since=2026-13-01,2026-05-01",
    "since=2026-02-31,2026-05-01",
    "at=x,2026-05-01T10:00",
    "strung=yes,no",
    "strung=perhaps",
    "archived=yes",
    "id=1,2",
  ])("contains nothing of %s", (query) => {
    expect(request(query)).toEqual([]);
  });

  it("is limited to the range of the list, whichever end comes first", () => {
    expect(request("finalPrice=9000,-5")).toEqual([
      { key: "finalPrice", value: [8, 429], range: true },
    ]);
    expect(request("since=2030-01-01,2001-01-01")).toEqual([
      { key: "since", value: ["2026-01-10", "2026-12-20"], range: true },
    ]);
  });

  it("expands a day to its whole time span, and reduces a time to its day", () => {
    expect(request("at=2026-05-02,2026-05-03")[0]?.value).toEqual([
      "2026-05-02T00:00:00.000Z",
      "2026-05-03T23:59:59.999Z",
    ]);
    expect(request("since=2026-05-02T10:00,2026-05-03T10:00")[0]?.value).toEqual([
      "2026-05-02",
      "2026-05-03",
    ]);
  });
});

describe("viewFilters", () => {
  const list = readFilters([
    layer("brand", "dropdown", option(1, 3), option(2, 2)),
    layer("level", "dropdown", option(7, 4), option(8, 1)),
  ]);
  const counts = (...args: Parameters<typeof viewFilters>) =>
    viewFilters(...args).map((filter) =>
      "options" in filter ? filter.options.map(({ count }) => count) : [],
    );

  it("shows values without products as 0", () => {
    const narrowed = readFilters([
      layer("brand", "dropdown", option(1, 3)),
      layer("level", "dropdown", option(7, 3)),
    ]);
    expect(counts(list, { brand: ["1"] }, narrowed)).toEqual([
      [3, 2],
      [3, 0],
    ]);
    expect(counts(list, { brand: ["1"], level: ["7"] }, narrowed)).toEqual([
      [3, 0],
      [3, 0],
    ]);
    expect(counts(list, { brand: ["1"], level: ["7"] }, [])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("shows no counts rather than wrong ones", () => {
    expect(counts(list, { brand: ["1"], level: ["7"] }, null)).toEqual([
      [null, null],
      [null, null],
    ]);
    const uncounted = readFilters([layer("brand", "dropdown", option(1, null))]);
    expect(counts(uncounted, {}, null)).toEqual([[null]]);
  });

  it("has one chip per value and one per range, and removes each separately", () => {
    const chosen = { brand: ["101", "102"], finalPrice: ["20", "100"] };
    const chips = chipsOf(viewFilters(known, chosen, known));
    expect(chips.map(({ value }) => value)).toEqual(["101", "102", "20,100"]);
    const view = { ...DEFAULT_VIEW, page: 3, sort: 3, filters: chosen };
    expect(chips.map((chip) => toListQuery(withoutChip(view, chip)))).toEqual([
      "?sort=3&brand=102&finalPrice=20,100",
      "?sort=3&brand=101&finalPrice=20,100",
      "?sort=3&brand=101,102",
    ]);
  });
});
