import { describe, expect, it } from "vitest";
import { toProductRequest } from "./product-query.ts";
import { defaultSorting, resolveSorting, SORTINGS, sortingsOf } from "./sorting.ts";

describe("toProductRequest", () => {
  it("always excludes archived products, and cannot be told otherwise", () => {
    const { filters } = toProductRequest({ filters: [{ key: "archived", value: true }] });
    expect(filters).toEqual([{ key: "archived", value: false }]);
  });

  it("ignores empty lists and keeps the rest", () => {
    const { filters } = toProductRequest({
      filters: [
        { key: "brand", value: [] },
        { key: "colour", value: [5] },
        { key: "featured", value: true },
      ],
    });
    expect(filters.slice(1)).toEqual([
      { key: "colour", value: [5] },
      { key: "featured", value: true },
    ]);
  });

  it("defaults to newest first, page 1 and 10, and requests every price that a card shows", () => {
    const request = toProductRequest({});
    expect(request).toMatchObject({ sort: { field: "id", order: "desc" }, page: 1, limit: 10 });
    expect(request.select).toEqual(
      expect.arrayContaining(["finalPrice", "retailPrice", "membershipPrice", "stock", "rating"]),
    );
    expect(request).not.toHaveProperty("mainCategory");
  });
});

describe("sorting", () => {
  const category = { sortTypes: [3, 5, 99], sortDefaultType: 5 };

  it("is limited to what the category allows, its default first", () => {
    expect(sortingsOf(category).map(({ id }) => id)).toEqual([5, 3]);
    expect(defaultSorting(category).id).toBe(5);
    expect(resolveSorting(category, 3)).toEqual({ id: 3, field: "finalPrice", order: "asc" });
    expect(resolveSorting(category, 1).id).toBe(5);
  });

  it("offers everything without a category, newest first", () => {
    expect(sortingsOf(null)).toEqual(SORTINGS);
    expect(resolveSorting(null, null)).toEqual({ id: 1, field: "id", order: "desc" });
  });

  it("uses the first allowed order when the default is not among them", () => {
    expect(defaultSorting({ sortTypes: [4], sortDefaultType: 1 }).id).toBe(4);
  });
});
