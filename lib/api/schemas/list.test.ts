import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "#lib/api/calls/index.ts";
import { readAnswer } from "#lib/api/http/answer.ts";
import { id } from "./fields.ts";
import { pageOf, rowsOf } from "./list.ts";

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

it("reads figures that stand beside data", () => {
  const body = JSON.stringify({
    pagination: { page: 1, perPage: 1, totalPages: 9, totalRecords: 9 },
    data: [{ id: 4 }],
  });
  expect(readAnswer(calls.product.web.filter, 200, body)).toMatchObject({
    ok: true,
    data: { total: 9, totalPages: 9 },
  });
});
