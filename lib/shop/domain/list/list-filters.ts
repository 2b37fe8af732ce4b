import { toColor } from "#lib/base/utils/color.ts";
import type { LayeredFilter, LayeredFilterValue } from "#lib/shop/api/schemas/filter.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { valueLabel } from "#lib/shop/domain/product/value-label.ts";
import { isRangeKind, kindOf, type OptionKind, type RangeKind } from "./filter-kind.ts";
import { isFilterName, isFilterValue } from "./list-view.ts";
import { boundsOf, type RangeBounds } from "./range.ts";

export interface FilterOption {
  /** As in the URL; `yes` or `no` for a yes/no filter. */
  readonly id: string;
  /** "" if the backend has no label for it. */
  readonly label: string;
  /** Null if the backend does not count. */
  readonly count: number | null;
  readonly color: string | null;
  readonly media: Media | null;
}

interface Named {
  readonly code: string;
  readonly label: string;
}
export interface OptionFilter extends Named {
  readonly kind: OptionKind;
  readonly options: readonly FilterOption[];
}
export interface RangeFilter extends Named, RangeBounds {
  readonly kind: RangeKind;
}

/** A filter that a list offers, read from `layered/navigation`. */
export type ListFilter = OptionFilter | RangeFilter;

/** More than any shop has, so that a page cannot grow without bound. */
const LIMITS = { filters: 100, options: 500 };

/** Keys of `web/filter` that aren't attributes: the address of a list must not set them. */
const OURS = /^(archived|id|categories|featured|keywords|mainCategory)$/;

/** The filters of a navigation that an address can name. Filters of an unknown form or without options are left out. */
export function readFilters(layers: readonly LayeredFilter[]): ListFilter[] {
  const found = new Map<string, ListFilter>();
  for (const layer of layers) {
    const code = layer.attributeCode;
    if (found.has(code) || OURS.test(code) || !isFilterName(code)) continue;
    const filter = readFilter(layer);
    if (filter) found.set(code, filter);
  }
  return [...found.values()].slice(0, LIMITS.filters);
}

function readFilter({ attributeCode: code, label, type, values }: LayeredFilter) {
  const named = { code, label: label.trim() || code };
  const kind = kindOf(type);
  if (isRangeKind(kind)) {
    const bounds = boundsOf(kind, values);
    return bounds && { ...named, kind, ...bounds };
  }
  const options = kind === "yesNo" ? yesAndNo(values) : optionsOf(values);
  return options.length > 0 ? { ...named, kind, options } : null;
}

function optionsOf(values: readonly LayeredFilterValue[]): FilterOption[] {
  const found = new Map<string, FilterOption>();
  for (const value of values) {
    if (!isFilterValue(value.id) || found.has(value.id)) continue;
    found.set(value.id, toOption(value, value.id, labelOf(value) || value.id));
  }
  return [...found.values()].slice(0, LIMITS.options);
}

/**
 * Yes and no come as ids, as labels in some language, or as 1 and 0. If none of these is recognised, yes comes first.
 */
function yesAndNo(values: readonly LayeredFilterValue[]): FilterOption[] {
  const found = new Map<string, FilterOption>();
  for (const value of values) {
    const id = yesOrNo(value.id) ?? yesOrNo(value.valueLabel);
    if (id && !found.has(id)) found.set(id, toOption(value, id, value.valueLabel.trim()));
  }
  if (found.size === 0) {
    const [yes, no] = values;
    if (yes && values.length <= 2) found.set("yes", toOption(yes, "yes", yes.valueLabel.trim()));
    if (no && values.length <= 2) found.set("no", toOption(no, "no", no.valueLabel.trim()));
  }
  return [...found.values()].sort((a, b) => (a.id > b.id ? -1 : 1));
}

function yesOrNo(text: string): "yes" | "no" | null {
  if (/^(yes|y|true|1|da|ja)$/i.test(text.trim())) return "yes";
  return /^(no|n|false|0|ne|nein)$/i.test(text.trim()) ? "no" : null;
}

const labelOf = ({ valueLabel: text, isMedia, media }: LayeredFilterValue) =>
  valueLabel({ text, isMedia, media });

const toOption = (value: LayeredFilterValue, id: string, label: string): FilterOption => ({
  id,
  label,
  count: value.totalProducts,
  color: toColor(value.color),
  media: value.media,
});
