import { describe, expect, it } from "vitest";
import { bundleNeeds, plainBundleOptions, toBundleParts } from "./bundle";
import { toPersonalizations, wrongFields } from "./custom-options";
import { toQuantity } from "./quantity";

describe("toQuantity", () => {
  it.each([
    ["1", 1],
    [" 12 ", 12],
    ["007", 7],
  ])("takes %s", (text, quantity) => {
    expect(toQuantity(text)).toBe(quantity);
  });

  it.each(["", "0", "-1", "1.5", "1e3", "+2", "abc", "99999999"])("refuses %s", (text) => {
    expect(toQuantity(text)).toBeNull();
  });
});

describe("bundles", () => {
  const entry = (id: number, format: string | null) => ({
    product: { id, format },
    quantity: 1,
    format: null,
  });

  it("can be added as they are when no part is configurable", () => {
    const parts = toBundleParts([entry(1, "Simple"), entry(2, "E-Product")], new Map());
    expect(bundleNeeds(parts)).toBe("nothing");
    expect(plainBundleOptions(parts)).toEqual([
      { id: 1, options: null },
      { id: 2, options: null },
    ]);
  });

  it("need a choice for a configurable part, whoever says so", () => {
    expect(
      bundleNeeds(toBundleParts([entry(1, "simple"), entry(2, "Configurable")], new Map())),
    ).toBe("choice");
    expect(bundleNeeds(toBundleParts([entry(1, null)], new Map([[1, "configurable"]])))).toBe(
      "choice",
    );
  });

  it("cannot be bought when they hold a bundle, an unknown part or nothing", () => {
    expect(bundleNeeds(toBundleParts([entry(1, "bundle")], new Map()))).toBe("impossible");
    expect(bundleNeeds(toBundleParts([entry(1, null)], new Map()))).toBe("impossible");
    expect(bundleNeeds([])).toBe("impossible");
  });
});

describe("custom options", () => {
  const fields = [
    { title: "Engraving", type: "text", required: true },
    { title: "Tension (kg)", type: "number", required: false },
  ] as const;

  it("names the fields that cannot be sent", () => {
    expect(wrongFields(fields, new Map([["Engraving", "  "]]))).toEqual(["Engraving"]);
    expect(
      wrongFields(
        fields,
        new Map([
          ["Engraving", "Ana"],
          ["Tension (kg)", "hard"],
        ]),
      ),
    ).toEqual(["Tension (kg)"]);
    expect(
      wrongFields(
        fields,
        new Map([
          ["Engraving", "Ana"],
          ["Tension (kg)", "24,5"],
        ]),
      ),
    ).toEqual([]);
  });

  it("sends name and value, without empty ones", () => {
    expect(
      toPersonalizations(
        fields,
        new Map([
          ["Engraving", " Ana "],
          ["Tension (kg)", "24,5"],
        ]),
      ),
    ).toEqual({
      Engraving: "Ana",
      "Tension (kg)": "24.5",
    });
    expect(toPersonalizations(fields, new Map([["Tension (kg)", ""]]))).toEqual({});
  });
});
