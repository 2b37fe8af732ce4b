import type { ProductFilter } from "#lib/shop/domain/product/product-query.ts";
import type { FilterOption, ListFilter, OptionFilter } from "./list-filters.ts";

/** The flags of `web/filter` that a list offers where the backend names `listFlags` (docs/contract.md §4.3). */
type ListFlag = "inStock" | "discount" | "minRating";

/** The texts of the flags, each with the group that it is in. */
export type FlagWords = Readonly<
  Record<ListFlag, { readonly group: string; readonly value: string }>
>;

/** The lowest number of stars of a well-rated product. */
export const GOOD_RATING = 4;

const FLAGS: Readonly<Record<ListFlag, { readonly id: string; readonly value: true | number }>> = {
  inStock: { id: "yes", value: true },
  discount: { id: "yes", value: true },
  minRating: { id: String(GOOD_RATING), value: GOOD_RATING },
};
const CODES: readonly ListFlag[] = ["inStock", "discount", "minRating"];

/** The filters of a list with its flags before them. A filter of the backend with the same code replaces the flag. */
export function withFlags(known: readonly ListFilter[], words: FlagWords): readonly ListFilter[] {
  const flags = CODES.filter((code) => known.every((filter) => filter.code !== code)).map(
    (code): OptionFilter => ({
      code,
      label: words[code].group,
      kind: "flag",
      options: [option(FLAGS[code].id, words[code].value)],
    }),
  );
  return [...flags, ...known];
}

/** A flag as `web/filter` takes it. */
export function toFlagFilter(code: string): ProductFilter[] {
  const flag = CODES.find((name) => name === code);
  return flag ? [{ key: flag, value: FLAGS[flag].value }] : [];
}

/** Flags have no product counts. */
const option = (id: string, label: string): FilterOption => ({
  id,
  label,
  count: null,
  color: null,
  media: null,
});
