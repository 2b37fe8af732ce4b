import type { ProductFilter } from "#lib/shop/domain/product/product-query.ts";
import { isRangeKind } from "./filter-kind.ts";
import type { ListFilter } from "./list-filters.ts";
import { toFlagFilter } from "./list-flags.ts";
import { toRange, toWire } from "./range.ts";

/** Attribute code → option ids, the two ends of a range, or `yes` and `no`, as in the query. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/**
 * The filters of an address that this list offers (docs/security.md §1.10): known codes, known ids in the list's
 * order, ranges within their bounds. Nothing else is sent to the backend.
 */
export function chooseFilters(known: readonly ListFilter[], requested: Chosen): Chosen {
  const chosen = known.flatMap((filter): [string, readonly string[]][] => {
    const values = Object.hasOwn(requested, filter.code) ? (requested[filter.code] ?? []) : [];
    const kept = within(filter, values);
    return kept.length > 0 ? [[filter.code, kept]] : [];
  });
  return Object.fromEntries(chosen);
}

function within(filter: ListFilter, values: readonly string[]): readonly string[] {
  if (isRange(filter)) return toRange(filter.kind, filter, values) ?? [];
  const wanted = new Set(values);
  return filter.options.map(({ id }) => id).filter((id) => wanted.has(id));
}

/**
 * The chosen filters as `web/filter` and `layered/navigation` take them (docs/contract.md §4.3). `yes` and `no`
 * together are the same as no choice.
 */
export const toRequestFilters = (known: readonly ListFilter[], chosen: Chosen): ProductFilter[] =>
  known.flatMap((filter): ProductFilter[] => {
    const key = filter.code;
    const values = Object.hasOwn(chosen, key) ? (chosen[key] ?? []) : [];
    const [first, second] = values;
    if (first === undefined) return [];
    if (isRange(filter)) {
      if (second === undefined) return [];
      return [{ key, value: toWire(filter.kind, [first, second]), range: true }];
    }
    if (filter.kind === "flag") return toFlagFilter(key);
    if (filter.kind === "yesNo") return values.length === 1 ? [{ key, value: first }] : [];
    return [{ key, value: values.map(toId) }];
  });

/** Ids are integers on the wire; other values are sent unchanged. */
const toId = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id);

export const isRange = (
  filter: ListFilter,
): filter is Extract<ListFilter, { kind: "number" | "date" | "dateTime" }> =>
  isRangeKind(filter.kind);
