import type { FilterView, OptionView } from "./filter-view.ts";

/** One value that narrows a list by one press. */
export interface QuickFilter {
  readonly code: string;
  readonly filter: string;
  readonly option: OptionView;
}

/** Two attributes with three values each fit into a row, and do not ask for more thought than the list itself. */
const MOST = { filters: 2, values: 3 };

/**
 * The most useful filter values of a list, to be shown above it: the values that most products have, of the attributes
 * that distinguish most products. Active attributes are left out, and so are values that all products have.
 * @param total the number of products in the list
 */
export function quickFilters(filters: readonly FilterView[], total: number): QuickFilter[] {
  const strongest = filters
    .flatMap((filter) => {
      if (!("options" in filter) || filter.options.some(({ isChosen }) => isChosen)) return [];
      const options = filter.options
        .filter(({ count, label }) => count !== null && count > 0 && count < total && label !== "")
        .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
      const covered = options.reduce((sum, { count }) => sum + (count ?? 0), 0);
      return options.length > 1 ? [{ filter, options, covered }] : [];
    })
    .toSorted((a, b) => b.covered - a.covered)
    .slice(0, MOST.filters);
  return strongest.flatMap(({ filter, options }) =>
    options
      .slice(0, MOST.values)
      .map((option) => ({ code: filter.code, filter: filter.label, option })),
  );
}
