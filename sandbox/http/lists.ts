import type { Call } from "./call.ts";

interface Paged<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly total: number;
}

const MOST = 10_000;

/** `page` and `limit` (or `perPage`) of a request; the spec's defaults are 1 and 10. */
export function paging(call: Call, fallback = 10): { page: number; limit: number } {
  const read = (name: string) => Number(call.body[name] ?? call.query.get(name) ?? Number.NaN);
  const limit =
    [read("limit"), read("perPage"), fallback].find(
      (value) => Number.isInteger(value) && value > 0,
    ) ?? fallback;
  const page = read("page");
  return { page: Number.isInteger(page) && page > 0 ? page : 1, limit: Math.min(limit, MOST) };
}

export function cut<T>(
  all: readonly T[],
  { page, limit }: { page: number; limit: number },
): Paged<T> {
  return {
    items: all.slice((page - 1) * limit, page * limit),
    page,
    perPage: limit,
    totalPages: Math.max(1, Math.ceil(all.length / limit)),
    total: all.length,
  };
}

/** The contract's list shape (a). */
export const listA = <T>({ items, page, perPage, totalPages, total }: Paged<T>) => ({
  pagination: { page, perPage, totalPages, totalRecords: total },
  data: items,
});

/** The contract's list shape (b). */
export const listB = <T>({ items, totalPages, total }: Paged<T>) => ({
  records: items,
  totalPages,
  totalRecords: total,
});

/** The contract's list shape (c). */
export const listC = <T>({ items, totalPages, total }: Paged<T>) => ({
  records: items,
  lastPage: totalPages,
  total,
});

/** Shape (c) as `items`, its figures inside `pagination`. */
export const listCInside = <T>({ items, page, perPage, totalPages, total }: Paged<T>) => ({
  items,
  pagination: { page, limit: perPage, lastPage: totalPages, total },
});

export const mapPage = <T, R>(paged: Paged<T>, change: (item: T) => R): Paged<R> => ({
  ...paged,
  items: paged.items.map(change),
});
