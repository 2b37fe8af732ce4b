import { describe, expect, it } from "vitest";
import { anElement } from "#tests/factories/element.ts";
import { inOrder, isBlank, mobileOrder, visibilityOf } from "./section-visibility.ts";

const at = (id: number, order?: unknown, mobile?: unknown) =>
  anElement({
    id,
    options: order === undefined ? {} : { order },
    mobileOptions: mobile === undefined ? {} : { order: mobile },
  });

describe("inOrder", () => {
  it("sorts by options.order, also as text; sections without one come last, equal ones keep their order", () => {
    const sorted = inOrder([at(1), at(2, 20), at(3, "3"), at(4, 20), at(5, "x")]);
    expect(sorted.map(({ id }) => id)).toEqual([3, 2, 4, 1, 5]);
  });
});

describe("mobileOrder", () => {
  it("is null when phones show the same order", () => {
    expect(mobileOrder([at(1, 1), at(2, 2)])).toBeNull();
    expect(mobileOrder([at(1, 1), at(2, 2, 5)])).toBeNull();
  });

  it("gives each section its place", () => {
    expect(mobileOrder([at(1, 1), at(2, 2), at(3, 3, 0)])).toEqual([1, 2, 0]);
  });
});

describe("visibilityOf", () => {
  const of = (options: object, mobileOptions: object = {}) =>
    visibilityOf(anElement({ options: { ...options }, mobileOptions: { ...mobileOptions } }));

  it("lets phones override what the desktop says", () => {
    expect(of({})).toBe("always");
    expect(of({ hidden: true })).toBe("never");
    expect(of({ hidden: "true" })).toBe("never");
    expect(of({}, { hidden: true })).toBe("desktop");
    expect(of({ hidden: true }, { hidden: false })).toBe("mobile");
    expect(of({ hidden: true }, { hidden: null })).toBe("never");
  });
});

describe("isBlank", () => {
  const section = (component: string, fields = {}) =>
    anElement({ ...fields, options: { component } });

  it("is a section without content on any screen", () => {
    expect(isBlank(section("hero"))).toBe(true);
    expect(isBlank(section("hero", { meta: { title: " " } }))).toBe(true);
    expect(isBlank(section("hero", { meta: { image: { path: "a.png" } } }))).toBe(false);
    expect(isBlank(section("quote", { mobileMeta: { text: "Phones only" } }))).toBe(false);
    expect(isBlank(section("cards", { meta: { title: "Nothing below" } }))).toBe(true);
  });

  it("excludes sections that load their content, and unknown ones", () => {
    for (const component of ["products", "posts", "events", "form", "constructor"])
      expect(isBlank(section(component))).toBe(false);
  });
});
