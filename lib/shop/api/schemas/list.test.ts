import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { readAnswer } from "#lib/shop/api/http/answer.ts";
import { fc } from "#tests/property.ts";
import { pageOf, rowsOf } from "./list.ts";
import { id } from "./schema-fields.ts";

const list = pageOf(z.object({ id }));
const rows = [{ id: 1 }, { id: "2" }];

describe("pageOf", () => {
  const shapes: [string, unknown][] = [
    ["(a)", { pagination: { page: 2, perPage: 2, totalPages: 3, totalRecords: 6 }, data: rows }],
    [
      "(a) with numbers as texts",
      { pagination: { page: "2", perPage: "2", totalPages: "3", totalRecords: "6" }, data: rows },
    ],
    ["(b)", { records: rows, totalPages: 3, totalRecords: 6, page: 2 }],
    ["(c) records", { records: rows, lastPage: 3, total: 6, page: 2, limit: 2 }],
    ["(c) items", { items: rows, lastPage: 3, total: 6, page: 2 }],
    [
      "(c) with figures inside pagination",
      { records: rows, pagination: { lastPage: 3, total: 6, page: 2, limit: 2 } },
    ],
  ];
  it.each(shapes)("reads shape %s", (_, answer) => {
    expect(list.parse(answer)).toEqual({
      items: [{ id: 1 }, { id: 2 }],
      page: 2,
      perPage: 2,
      totalPages: 3,
      total: 6,
    });
  });

  it("reads a bare array", () => {
    expect(list.parse(rows)).toMatchObject({ page: 1, totalPages: 1, total: 2 });
  });

  it("reads an empty list", () => {
    expect(list.parse({ records: [], totalPages: 0, totalRecords: 0 })).toEqual({
      items: [],
      page: 1,
      perPage: 0,
      totalPages: 1,
      total: 0,
    });
  });

  it("leaves out a row that cannot be read", () => {
    expect(list.parse([{ id: 1 }, { id: "x" }, null]).items).toEqual([{ id: 1 }]);
  });

  it.each([[{}], [null], ["rows"], [{ records: "none" }], [undefined]])("refuses %j", (answer) => {
    expect(list.safeParse(answer).success).toBe(false);
  });

  it("gives the rows alone", () => {
    expect(rowsOf(z.object({ id })).parse({ items: rows })).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

it("reads figures next to data", () => {
  const body = JSON.stringify({
    pagination: { page: 1, perPage: 1, totalPages: 9, totalRecords: 9 },
    data: [{ id: 4 }],
  });
  expect(readAnswer(calls.product.web.filter, 200, body)).toMatchObject({
    ok: true,
    data: { total: 9, totalPages: 9 },
  });
});

describe("for any answer", () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 500 }),
    fc.integer(),
    fc.double(),
    fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0.001, 1e308),
  );
  const digits = fc.bigInt({ min: -(10n ** 400n), max: 10n ** 400n }).map(String);
  const figure = fc.oneof(
    number,
    number.map(String),
    digits,
    fc.constantFrom(undefined, null, "", " 12 ", "12,5", "NaN", "Infinity", true, [], {}),
  );
  const names = "page perPage limit totalPages lastPage totalRecords total".split(" ");
  const figures = fc.record(Object.fromEntries(names.map((name) => [name, figure])), {
    requiredKeys: [],
  });
  const rows = fc.array(
    fc.oneof(fc.record({ id: fc.oneof(fc.nat(), fc.nat().map(String)) }), fc.jsonValue()),
  );
  const answers = fc
    .record({
      rows,
      name: fc.constantFrom("data", "records", "items"),
      other: fc.option(fc.constantFrom("data", "records", "items")),
      beside: figures,
      pagination: fc.option(fc.oneof(figures, fc.jsonValue()), { nil: undefined }),
    })
    .map(({ rows, name, other, beside, pagination }) => ({
      rows,
      // As an answer travels: a NaN is sent as null.
      answer: JSON.parse(
        JSON.stringify({
          ...(other && { [other]: other === "items" ? "none" : { count: 1 } }),
          [name]: rows,
          ...beside,
          ...(pagination !== undefined && { pagination }),
        }),
      ),
    }));

  it("the rows are an array and the figures can be counted with", () => {
    fc.assert(
      fc.property(answers, ({ rows, answer }) => {
        const page = list.parse(answer);
        const readable = rows.filter((row) => z.object({ id }).safeParse(row).success);
        expect(page.items).toHaveLength(readable.length);
        for (const [name, least] of [
          ["page", 1],
          ["perPage", 0],
          ["totalPages", 1],
          ["total", 0],
        ] as const) {
          expect(Number.isSafeInteger(page[name])).toBe(true);
          expect(page[name]).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });

  it("the three shapes with the same figures, as numbers or as texts, are read as one", () => {
    const count = fc.integer({ min: 1, max: 10_000 });
    const given = fc.record({ rows, page: count, limit: count, pages: count, total: count });
    fc.assert(
      fc.property(given, fc.boolean(), ({ rows, page, limit, pages, total }, asText) => {
        const as = (value: number) => (asText ? String(value) : value);
        const [p, l, n, t] = [page, limit, pages, total].map(as);
        const shapes = [
          { pagination: { page: p, perPage: l, totalPages: n, totalRecords: t }, data: rows },
          { records: rows, page: p, perPage: l, totalPages: n, totalRecords: t },
          { items: rows, page: p, limit: l, lastPage: n, total: t },
          { records: rows, pagination: { page: p, limit: l, lastPage: n, total: t } },
        ].map((shape) => list.parse(shape));
        for (const shape of shapes) expect(shape).toEqual(shapes[0]);
        expect(shapes[0]).toMatchObject({ page, perPage: limit, totalPages: pages, total });
      }),
    );
  });
});
