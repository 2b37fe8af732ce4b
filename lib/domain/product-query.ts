import { CARD_FIELDS } from "./product-card";
import { SORTINGS, type Sorting } from "./sorting";

/** One filter of `product web/filter` (contract, section 4). */
export interface ProductFilter {
  readonly key: string;
  readonly value: boolean | string | (number | string)[];
  readonly range?: true;
}

export interface ProductQuery {
  readonly filters?: readonly ProductFilter[];
  /** A category's id: that category and all below it. */
  readonly mainCategory?: number;
  readonly sorting?: Sorting;
  readonly page?: number;
  readonly limit?: number;
}

/** What every list leaves out (spec 9, mandatory filter). */
const NOT_ARCHIVED: ProductFilter = { key: "archived", value: false };

/** The body of `product web/filter`. Empty lists of values are ignored (spec 5); page and limit default to 1 and 10. */
export function toProductRequest({
  filters = [],
  mainCategory,
  sorting,
  page = 1,
  limit = 10,
}: ProductQuery) {
  const { field, order } = sorting ?? (SORTINGS[0] as Sorting);
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
  };
}

/**
 * The filters of a list's address as the backend wants them: ids as numbers, yes and no as words. Ranges need to know the
 * type of their attribute, which `layered/navigation` tells; until that is read they are sent as they stand.
 */
export const toFilters = (filters: Readonly<Record<string, readonly string[]>>): ProductFilter[] =>
  Object.entries(filters).map(([key, values]) => {
    const [only] = values;
    if (values.length === 1 && (only === "yes" || only === "no")) return { key, value: only };
    return {
      key,
      value: values.map((value) => (/^\d{1,15}$/.test(value) ? Number(value) : value)),
    };
  });
