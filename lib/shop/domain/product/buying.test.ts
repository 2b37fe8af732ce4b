import { describe, expect, it } from "vitest";
import { toPersonalizations, wrongFields } from "./custom-options.ts";
import { toQuantity } from "./quantity.ts";

describe("toQuantity", () => {
  it.each([
    ["1", "en", 1],
    [" 12 ", "en", 12],
    ["007", "en", 7],
    ["۱۲", "ar", 12],
    ["३", "en", 3],
    ["\u200f٤", "ar", 4],
    ["1.000", "de", 1000],
    ["1,000", "en", 1000],
  ])("accepts %s in %s", (text, locale, quantity) => {
    expect(toQuantity(text, locale)).toBe(quantity);
  });

  it.each([
    "",
    "0",
    "-1",
    "1.5",
    "2,5",
    "2,0",
    "٢٫٥",
    "1e3",
    "+2",
    "abc",
    "99999999",
  ])("refuses %s", (text) => {
    for (const locale of ["en", "hr", "ar"]) expect(toQuantity(text, locale)).toBeNull();
  });
});

describe("custom options", () => {
  const fields = [
    { title: "Engraving", type: "text", required: true },
    { title: "Tension (kg)", type: "number", required: false },
  ] as const;

  it("returns the fields that cannot be sent", () => {
    expect(wrongFields(fields, new Map([["Engraving", "  "]]), "hr")).toEqual(["Engraving"]);
    expect(
      wrongFields(
        fields,
        new Map([
          ["Engraving", "Ana"],
          ["Tension (kg)", "hard"],
        ]),
        "hr",
      ),
    ).toEqual(["Tension (kg)"]);
    expect(
      wrongFields(
        fields,
        new Map([
          ["Engraving", "Ana"],
          ["Tension (kg)", "24,5"],
        ]),
        "hr",
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
        "hr",
      ),
    ).toEqual({
      Engraving: "Ana",
      "Tension (kg)": "24.5",
    });
    expect(toPersonalizations(fields, new Map([["Tension (kg)", ""]]), "hr")).toEqual({});
  });

  it.each([
    ["١٩٩٠", "ar", "1990"],
    ["１９９０", "en", "1990"],
    ["1.250,5", "de", "1250.5"],
    ["\u22125", "hr", "-5"],
  ])("sends the number %s of a page in %s as %s", (typed, locale, sent) => {
    const values = new Map([["Tension (kg)", typed]]);
    expect(wrongFields(fields.slice(1), values, locale)).toEqual([]);
    expect(toPersonalizations(fields.slice(1), values, locale)).toEqual({ "Tension (kg)": sent });
  });
});
