import { expect, it } from "vitest";
import type { FilterView } from "./filter-view.ts";
import { quickFilters } from "./quick-choices.ts";

const filter = (
  code: string,
  counts: readonly (number | null)[],
  chosen: readonly number[] = [],
): FilterView => ({
  code,
  label: code,
  kind: "choice",
  options: counts.map((count, index) => ({
    id: String(index),
    label: `${code} ${index}`,
    count,
    color: null,
    media: null,
    isChosen: chosen.includes(index),
  })),
});
const labelsOf = (filters: readonly FilterView[]) =>
  quickFilters(filters, 10).map(({ option }) => option.label);

it("the values above a list are those of the attributes that most of its products have", () => {
  const filters = [filter("a", [1, 1]), filter("b", [2, 4, 3, 1]), filter("c", [5, 4])];
  expect(labelsOf(filters)).toEqual(["b 1", "b 2", "b 0", "c 0", "c 1"]);
});

it("no value that all or none of them have, and no attribute with one", () => {
  expect(
    labelsOf([filter("a", [10, 5, 0, 3]), filter("b", [4]), filter("c", [null, null])]),
  ).toEqual(["a 1", "a 3"]);
});

it("no attribute that is in use", () => {
  expect(labelsOf([filter("a", [4, 3], [0])])).toEqual([]);
});
