import { describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "@/tests/factories/product";
import {
  choiceFrom,
  defaultChoice,
  openChoices,
  optionState,
  priceSpan,
  resolveVariant,
  toVariantModel,
} from "./variants";

const shirt = aConfigurable({ size: [1, 2], colour: [8, 9] }, [
  {
    id: 11,
    values: { size: 1, colour: "8" },
    finalPrice: 20,
    stock: { available: true, quantity: 4 },
  },
  { id: 12, values: { size: "2", colour: 8 }, finalPrice: 25, stock: { available: false } },
  {
    id: 13,
    values: { size: 2, colour: [9] },
    finalPrice: 25,
    stock: { available: true, quantity: 0 },
  },
  { id: 14, values: { size: 1, colour: 9 }, archived: true },
]);
const model = toVariantModel(shirt);

describe("resolveVariant", () => {
  it("finds the variant that carries every chosen value, numbers and texts alike", () => {
    expect(resolveVariant(model, { size: "1", colour: "8" })?.id).toBe(11);
    expect(resolveVariant(model, { size: "2", colour: "9" })?.id).toBe(13);
  });

  it("chooses none while a choice is open, for a combination that is not made, or an archived one", () => {
    expect(resolveVariant(model, { size: "1" })).toBeNull();
    expect(resolveVariant(model, { size: "3", colour: "8" })).toBeNull();
    expect(resolveVariant(model, { size: "1", colour: "9" })).toBeNull();
    expect(resolveVariant(toVariantModel(aProduct()), {})).toBeNull();
  });

  it("is not led astray by values of other choices", () => {
    expect(resolveVariant(model, { size: "1", colour: "8", grip: "3" })?.id).toBe(11);
  });
});

describe("optionState", () => {
  it("says what choosing would lead to, the other choices kept", () => {
    expect(optionState(model, {}, "size", "2")).toBe("soldOut");
    expect(optionState(model, {}, "size", "1")).toBe("available");
    expect(optionState(model, { colour: "9" }, "size", "1")).toBe("impossible");
    expect(optionState(model, { colour: "8", size: "1" }, "size", "2")).toBe("soldOut");
  });
});

describe("the address", () => {
  it("names existing values of existing choices only", () => {
    const query = new URLSearchParams("size=2&colour=77&utm_source=x&__proto__=1");
    expect(choiceFrom(query, model)).toEqual({ size: "2" });
  });
});

describe("presets", () => {
  it("are the shop's default values", () => {
    const preset = aProduct({
      associatedProducts: {
        attributes: [
          {
            attributeCode: "grip",
            values: [
              { id: 1, value: "L1" },
              { id: 2, value: "L2", shopDefault: true },
            ],
          },
          { attributeCode: "colour", values: [{ id: 5, value: "Clay" }] },
        ],
        products: [],
      },
    });
    expect(defaultChoice(preset)).toEqual({ grip: "2" });
    expect(openChoices(toVariantModel(preset), defaultChoice(preset))).toEqual(["colour"]);
  });
});

describe("swatches", () => {
  it("are told from comboboxes by their type; a colour may be written as the value", () => {
    const { choices } = toVariantModel(
      aProduct({
        associatedProducts: {
          attributes: [
            {
              attributeCode: "a",
              inputType: "visualSwatch",
              values: [{ id: 1, value: "#0f4a3c" }],
            },
            { attributeCode: "b", inputType: "textSwatch", values: [{ id: 2, value: "L2" }] },
            { attributeCode: "c", inputType: "multipleSelect", values: [] },
          ],
          products: [],
        },
      }),
    );
    expect(choices.map(({ swatch }) => swatch)).toEqual([true, true, false]);
    expect(choices[0]?.options[0]?.color).toBe("#0f4a3c");
  });
});

describe("priceSpan", () => {
  it("knows the lowest price and whether there are others", () => {
    expect(priceSpan(model.variants)).toEqual({ lowest: 20, varies: true });
    expect(priceSpan(model.variants.slice(1, 3))).toEqual({ lowest: 25, varies: false });
    expect(priceSpan([])).toBeNull();
  });
});
