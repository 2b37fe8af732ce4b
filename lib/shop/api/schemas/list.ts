import { z } from "zod";
import { listOf, numberOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

/** A page of a list, whatever shape it came in. `page` and `totalPages` count from 1. */
export interface Page<T> {
  readonly items: T[];
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly total: number;
}

/** More than any list has, and small enough for arithmetic. */
const MOST = 1_000_000_000;

/** A figure of a list: a whole number. An invalid figure, such as -1, counts as missing. */
const figure = numberOr(null).transform((value) =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= MOST ? value : null,
);

const figures = z.object({
  page: figure,
  perPage: figure,
  limit: figure,
  totalPages: figure,
  lastPage: figure,
  totalRecords: figure,
  total: figure,
});

/** The rows, if the list uses this name. */
const rows = z.array(z.unknown()).nullish().catch(null);

/**
 * Reads the three list shapes (docs/contract.md §1.4), and a plain array, into one. An object without any known list is
 * invalid, so the answer is refused.
 */
export function pageOf<T extends z.ZodType>(item: T) {
  const envelope = figures.extend({
    pagination: figures.nullish().catch(null),
    data: rows,
    records: rows,
    items: rows,
  });
  const read = z
    .union([z.array(z.unknown()).transform((data) => envelope.parse({ data })), envelope])
    .transform((answer, context): Page<z.output<T>> => {
      const found = answer.records ?? answer.items ?? answer.data;
      if (!found) {
        context.addIssue({ code: "custom", message: "no list in the answer" });
        return z.NEVER;
      }
      const items = listOf(item).parse(found);
      const inner = answer.pagination;
      const total =
        inner?.totalRecords ?? inner?.total ?? answer.totalRecords ?? answer.total ?? items.length;
      const perPage =
        inner?.perPage ?? inner?.limit ?? answer.perPage ?? answer.limit ?? items.length;
      const totalPages =
        inner?.totalPages ??
        inner?.lastPage ??
        answer.totalPages ??
        answer.lastPage ??
        (perPage > 0 ? Math.ceil(total / perPage) : 1);
      return {
        items,
        page: Math.max(1, inner?.page ?? answer.page ?? 1),
        perPage,
        totalPages: Math.max(1, totalPages),
        total,
      };
    });
  return sentAs(read, { list: item });
}

/** A list in any of its shapes, if only the rows matter. */
export const rowsOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).transform((page) => page.items);
