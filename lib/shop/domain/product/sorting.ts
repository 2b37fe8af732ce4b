/** A sort order by its id, as links and categories name it (docs/contract.md §4.5). */
export interface Sorting {
  readonly id: number;
  readonly field: "id" | "finalPrice" | "name" | "categoryPriority";
  readonly order: "asc" | "desc";
}

/** The default (docs/contract.md §4.5). */
export const NEWEST_FIRST: Sorting = { id: 1, field: "id", order: "desc" };

export const SORTINGS: readonly Sorting[] = [
  NEWEST_FIRST,
  { id: 2, field: "id", order: "asc" },
  { id: 3, field: "finalPrice", order: "asc" },
  { id: 4, field: "finalPrice", order: "desc" },
  { id: 5, field: "name", order: "asc" },
  { id: 6, field: "name", order: "desc" },
  { id: 7, field: "categoryPriority", order: "asc" },
  { id: 8, field: "categoryPriority", order: "desc" },
];

interface SortRules {
  readonly sortTypes: readonly number[];
  readonly sortDefaultType: number | null;
}

/** The orders that a list offers: the category's own ids if it names any; its default is the first. */
export function sortingsOf(category: SortRules | null): Sorting[] {
  const allowed = (category?.sortTypes ?? []).flatMap(
    (id) => SORTINGS.find((sorting) => sorting.id === id) ?? [],
  );
  const usual = category?.sortDefaultType ?? NEWEST_FIRST.id;
  return (allowed.length > 0 ? allowed : [...SORTINGS]).toSorted(
    (a, b) => Number(b.id === usual) - Number(a.id === usual),
  );
}

/** The order of a list that the visitor has not sorted. */
export function defaultSorting(category: SortRules | null): Sorting {
  return sortingsOf(category)[0] ?? NEWEST_FIRST;
}

/** The requested order if this list offers it, else its default. */
export const resolveSorting = (category: SortRules | null, requested: number | null): Sorting =>
  sortingsOf(category).find((sorting) => sorting.id === requested) ?? defaultSorting(category);
