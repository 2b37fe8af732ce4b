import type { Call } from "./call.ts";

export interface Paged<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly perPage: number;
  readonly totalPages: number;
  readonly total: number;
}

const MOST = 10_000;

/** `page` (1 by default) and `limit` or `perPage` of a request. */
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

export const LIST_SHAPES = ["a", "b", "c", "inside"] as const;
export type ListShape = (typeof LIST_SHAPES)[number];

/** A page of a list. Its shape is chosen when it is sent (`http/shapes.ts`). */
export class Listing {
  readonly paged: Paged<unknown>;
  /** The shape of this call unless another one was requested. */
  readonly shape: ListShape;
  /** Further fields of the answer. */
  readonly beside: Readonly<Record<string, unknown>>;
  constructor(
    paged: Paged<unknown>,
    shape: ListShape,
    beside: Readonly<Record<string, unknown>> = {},
  ) {
    this.paged = paged;
    this.shape = shape;
    this.beside = beside;
  }
  with(beside: Readonly<Record<string, unknown>>): Listing {
    return new Listing(this.paged, this.shape, beside);
  }
}

/** List shape (a) of `docs/contract.md §1`: `pagination` and `data`. */
export const listA = <T>(paged: Paged<T>): Listing => new Listing(paged, "a");
/** List shape (b): `records`, `totalPages`, `totalRecords`. */
export const listB = <T>(paged: Paged<T>): Listing => new Listing(paged, "b");
/** List shape (c): `records`, `lastPage`, `total`. */
export const listC = <T>(paged: Paged<T>): Listing => new Listing(paged, "c");
/** Shape (c) with `items`, and its totals inside `pagination`. */
export const listCInside = <T>(paged: Paged<T>): Listing => new Listing(paged, "inside");

export const mapPage = <T, R>(paged: Paged<T>, change: (item: T) => R): Paged<R> => ({
  ...paged,
  items: paged.items.map(change),
});
