import { CARD_FIELDS } from "./product-card.ts";
import { NEWEST_FIRST, type Sorting } from "./sorting.ts";

/** One filter of `product web/filter` (docs/contract.md §4.3). */
export interface ProductFilter {
  readonly key: string;
  readonly value: boolean | string | number | (number | string)[];
  readonly range?: true;
}

export interface ProductQuery {
  /** A search: only products that it finds. */
  readonly keywords?: string | undefined;
  readonly filters?: readonly ProductFilter[];
  /** A category's id: that category and all below it. */
  readonly mainCategory?: number;
  readonly sorting?: Sorting;
  readonly page?: number;
  readonly limit?: number;
}

/** Excluded from every list (docs/screens.md §4.12). */
export const NOT_ARCHIVED: ProductFilter = { key: "archived", value: false };

/**
 * The body of `product web/filter`. Empty lists of values are ignored (docs/screens.md §4.12); page and limit default
 * to 1 and 10.
 */
export function toProductRequest({
  filters = [],
  mainCategory,
  sorting,
  page = 1,
  limit = 10,
  keywords,
}: ProductQuery) {
  const { field, order } = sorting ?? NEWEST_FIRST;
  const kept = filters.filter(
    ({ key, value }) => key !== "archived" && (!Array.isArray(value) || value.length > 0),
  );
  return {
    filters: [NOT_ARCHIVED, ...kept],
    select: [...CARD_FIELDS],
    sort: { field, order },
    page,
    limit,
    ...(mainCategory === undefined ? {} : { mainCategory }),
    ...(keywords ? { keywords } : {}),
  };
}
