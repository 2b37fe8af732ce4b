import { type Chosen, isRange } from "./chosen-filters.ts";
import type { FilterOption, ListFilter, OptionFilter, RangeFilter } from "./list-filters.ts";
import type { ListView } from "./list-view.ts";
import { UNREAD } from "./typed-ends.ts";

export interface OptionView extends FilterOption {
  readonly isChosen: boolean;
}
export type FilterView =
  | (Omit<OptionFilter, "options"> & { readonly options: readonly OptionView[] })
  | (RangeFilter & {
      readonly chosen: readonly string[];
      /** The typed text isn't a range. */
      readonly isUnread?: boolean;
    });

/** One chosen value, shown with a button that removes it. */
export interface Chip {
  readonly code: string;
  readonly filter: string;
  /** An option's id, or the range as in the address. */
  readonly value: string;
}

/**
 * The filters as the page shows them. `narrowed` holds the filters of the narrowed list: options missing from it have
 * no product left. If it could not be read (null), counts are left out, because those of the whole list would be wrong.
 * `requested` comes from the query.
 */
export function viewFilters(
  known: readonly ListFilter[],
  chosen: Chosen,
  narrowed: readonly ListFilter[] | null,
  requested: Chosen = {},
): FilterView[] {
  const codes = Object.keys(chosen);
  const now = new Map(narrowed?.map((filter) => [filter.code, filter]));
  return known.map((filter): FilterView => {
    const values = Object.hasOwn(chosen, filter.code) ? (chosen[filter.code] ?? []) : [];
    if (isRange(filter)) {
      const asked = Object.hasOwn(requested, filter.code) ? requested[filter.code] : undefined;
      return { ...filter, chosen: values, ...(asked?.[0] === UNREAD && { isUnread: true }) };
    }
    // A second value of the only active filter widens the list, so its counts are those of the whole list.
    const useWholeList = codes.length === 0 || (codes.length === 1 && values.length > 0);
    const counts = useWholeList ? filter : now.get(filter.code);
    const options = filter.options.map((option) => ({
      ...option,
      isChosen: values.includes(option.id),
      count:
        !useWholeList && narrowed === null
          ? null
          : counts
            ? countOf(counts, option)
            : option.count === null
              ? null
              : 0,
    }));
    return { ...filter, options };
  });
}

/** The price that is paid: the filter that most shoppers use. */
const PRICE = /^final_?price$/i;

/** The filters with the price first. */
export const priceFirst = (filters: readonly FilterView[]): FilterView[] =>
  filters.toSorted((a, b) => Number(PRICE.test(b.code)) - Number(PRICE.test(a.code)));

function countOf(filter: ListFilter, { id, count }: FilterOption): number | null {
  const found = isRange(filter) ? undefined : filter.options.find((option) => option.id === id);
  return found ? found.count : count === null ? null : 0;
}

/** The chosen values, in the order of the filters. */
export const chipsOf = (filters: readonly FilterView[]): Chip[] =>
  filters.flatMap((filter): Chip[] => {
    const chip = (value: string) => ({ code: filter.code, filter: filter.label, value });
    if ("options" in filter)
      return filter.options.filter(({ isChosen }) => isChosen).map(({ id }) => chip(id));
    return filter.chosen.length === 2 ? [chip(filter.chosen.join(","))] : [];
  });

/** The first page of a view without one of the chosen values. */
export function withoutChip(
  view: ListView,
  { code, value }: Pick<Chip, "code" | "value">,
): ListView {
  const removed = new Set([value, ...value.split(",")]);
  const filters = Object.entries(view.filters).flatMap(([name, values]) => {
    const left = name === code ? values.filter((one) => !removed.has(one)) : values;
    return left.length > 0 ? [[name, left] as const] : [];
  });
  return { ...view, page: 1, filters: Object.fromEntries(filters) };
}
