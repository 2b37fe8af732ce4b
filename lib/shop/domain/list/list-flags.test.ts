import { describe, expect, it } from "vitest";
import { chooseFilters, toRequestFilters } from "./chosen-filters.ts";
import { chipsOf, viewFilters } from "./filter-view.ts";
import type { ListFilter } from "./list-filters.ts";
import { withFlags } from "./list-flags.ts";

const WORDS = {
  inStock: { group: "Availability", value: "In stock" },
  discount: { group: "Offers", value: "On sale" },
  minRating: { group: "Rating", value: "4 stars and more" },
};
const brand: ListFilter = { code: "brand", label: "Brand", kind: "choice", options: [] };

describe("the flags of a list", () => {
  const known = withFlags([brand], WORDS);

  it("come before the filters of the backend", () => {
    expect(known.map(({ code }) => code)).toEqual(["inStock", "discount", "minRating", "brand"]);
  });

  it("are sent as the contract has them, whatever else an address says", () => {
    const requested = { inStock: ["yes"], minRating: ["4", "1"], discount: ["no"] };
    const chosen = chooseFilters(known, requested);
    expect(chosen).toEqual({ inStock: ["yes"], minRating: ["4"] });
    expect(toRequestFilters(known, chosen)).toEqual([
      { key: "inStock", value: true },
      { key: "minRating", value: 4 },
    ]);
  });

  it("can be taken back like every other filter", () => {
    const filters = viewFilters(known, { inStock: ["yes"] }, known);
    expect(chipsOf(filters)).toEqual([{ code: "inStock", filter: "Availability", value: "yes" }]);
  });

  it("leave a filter of the backend's own by the same name alone", () => {
    const own: ListFilter = { ...brand, code: "inStock" };
    expect(withFlags([own], WORDS).filter(({ code }) => code === "inStock")).toEqual([own]);
  });
});
