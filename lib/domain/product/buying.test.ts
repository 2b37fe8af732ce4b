import { describe, expect, it } from "vitest";
import { toPersonalizations, wrongFields } from "./custom-options.ts";
import { toQuantity } from "./quantity.ts";

describe("toQuantity", () => {
  it.each([
    ["1", 1],
    [" 12 ", 12],
    ["007", 7],
  ])("accepts %s", (text, quantity) => {
    expect(toQuantity(text)).toBe(quantity);
  });

  it.each(["", "0", "-1", "1.5", "1e3", "+2", "abc", "99999999"])("refuses %s", (text) => {
    expect(toQuantity(text)).toBeNull();
  });
});

describe("custom options", () => {
  const fields = [
    { title: "Engraving", type: "text", required: true },
    { title: "Tension (kg)", type: "number", required: false },
  ] as const;

  it("returns the fields that cannot be sent", () => {
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
