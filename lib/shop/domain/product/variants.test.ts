import { describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { toFields } from "./custom-options.ts";
import { defaultChoice, priceSpan, toVariantModel } from "./variant-model.ts";
import { choiceFrom, openChoices, optionState, resolveVariant, toggled } from "./variants.ts";

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
const { choices, variants } = toVariantModel(shirt);

/** A product with one attribute of a type, and one variant a value. */
const typed = (inputType: string, values: readonly unknown[], used: readonly unknown[]) =>
  toVariantModel(
    aProduct({
      associatedProducts: {
        attributes: [{ attributeCode: "a", label: "A", inputType, values }],
        products: used.map((value, index) => ({
          id: index + 1,
          attributeSet: { attributes: [{ attributeCode: "a", value }] },
        })),
      },
    }),
  );

describe("resolveVariant", () => {
  it("finds the variant that carries every chosen value, numbers and texts alike", () => {
    expect(resolveVariant(variants, ["1", "8"])?.id).toBe(11);
    expect(resolveVariant(variants, ["2", "9"])?.id).toBe(13);
  });

  it("finds none while a choice is open, for an unavailable combination, or for an archived variant", () => {
    expect(resolveVariant(variants, ["1", ""])).toBeNull();
    expect(resolveVariant(variants, ["3", "8"])).toBeNull();
    expect(resolveVariant(variants, ["1", "9"])).toBeNull();
    expect(resolveVariant(toVariantModel(aProduct()).variants, [])).toBeNull();
  });

  it("prefers the variant without other values when several carry a ticked one", () => {
    const model = typed("multipleSelect", [{ id: 701 }, { id: 702 }], [[701, 702], 701]);
    expect(resolveVariant(model.variants, ["701"])?.id).toBe(2);
    expect(resolveVariant(model.variants, ["701,702"])?.id).toBe(1);
    expect(resolveVariant(model.variants, ["702"])?.id).toBe(1);
  });
});

describe("optionState", () => {
  it("tells the result of choosing an option while keeping the other choices", () => {
    expect(optionState(variants, ["", ""], 0, "2")).toBe("soldOut");
    expect(optionState(variants, ["", ""], 0, "1")).toBe("available");
    expect(optionState(variants, ["", "9"], 0, "1")).toBe("impossible");
    expect(optionState(variants, ["1", "8"], 0, "2")).toBe("soldOut");
  });
});

describe("the address", () => {
  it("contains existing values of existing choices only", () => {
    const query = new URLSearchParams("size=2&colour=77&utm_source=x&__proto__=1");
    expect(choiceFrom(query, choices)).toEqual(["2", ""]);
  });

  it("contains several values in the order of the options, however they were given", () => {
    const several = typed("multipleSelect", [{ id: 701 }, { id: 702 }, { id: 703 }], []).choices;
    expect(choiceFrom(new URLSearchParams("a=703,701,9"), several)).toEqual(["701,703"]);
    expect(choiceFrom(new URLSearchParams("a=703&a=702"), several)).toEqual(["702,703"]);
    const [choice] = several;
    if (!choice) throw new Error("there is one choice");
    expect(toggled(choice, "703", "701")).toBe("701,703");
    expect(toggled(choice, "701,703", "703")).toBe("701");
  });

  it("is not confused by attribute codes such as __proto__", () => {
    const odd = toVariantModel(
      aConfigurable({ constructor: [1] }, [{ id: 5, values: { constructor: 1 } }]),
    );
    expect(resolveVariant(odd.variants, choiceFrom(new URLSearchParams(), odd.choices))).toBeNull();
    expect(
      resolveVariant(odd.variants, choiceFrom(new URLSearchParams("constructor=1"), odd.choices))
        ?.id,
    ).toBe(5);
  });
});

const chosenOf = (product: Parameters<typeof toVariantModel>[0]) =>
  defaultChoice(product, toVariantModel(product).variants);

describe("presets", () => {
  it("use the shop's default values", () => {
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
        products: [
          {
            id: 3,
            attributeSet: {
              attributes: [
                { attributeCode: "grip", value: 2 },
                { attributeCode: "colour", value: 5 },
              ],
            },
          },
        ],
      },
    });
    expect(chosenOf(preset)).toEqual(["2", ""]);
    expect(openChoices(chosenOf(preset))).toEqual([1]);
  });

  it.each([
    ["costs more than another", { finalPrice: 30 }],
    ["is sold out", { stock: { available: false } }],
  ])("leave a value open that %s", (_, second) => {
    const preset = aProduct({
      associatedProducts: {
        attributes: [{ attributeCode: "grip", values: [{ id: 1 }, { id: 2, shopDefault: true }] }],
        products: [1, 2].map((id) => ({
          id,
          finalPrice: 20,
          ...(id === 2 && second),
          attributeSet: { attributes: [{ attributeCode: "grip", value: id }] },
        })),
      },
    });
    expect(chosenOf(preset)).toEqual([""]);
  });
});

describe("input types", () => {
  it.each([
    ["dropdown", "swatch", "text"],
    ["textSwatch", "swatch", "text"],
    ["visual-swatch", "swatch", "text"],
    ["MultipleSelect", "many", "text"],
    ["yesNo", "swatch", "yesNo"],
    ["numberField", "swatch", "number"],
    ["date", "swatch", "date"],
    ["dateTime", "swatch", "dateTime"],
    ["hologram", "swatch", "text"],
  ])("%s is a %s of %s", (inputType, control, kind) => {
    expect(typed(inputType, [{ id: 1 }], []).choices[0]).toMatchObject({ control, kind });
  });

  it("accepts a colour as the value", () => {
    const { choices } = typed("visualSwatch", [{ id: 1, value: "#0f4a3c" }], []);
    expect(choices[0]?.options[0]?.color).toBe("#0f4a3c");
  });

  it("offer the variants' values when there is no list of values", () => {
    const { choices, variants } = typed("numberField", [], [100, "150", 100]);
    expect(choices[0]?.options.map(({ id }) => id)).toEqual(["100", "150"]);
    expect(resolveVariant(variants, ["150"])?.id).toBe(2);
  });

  it("names a picture without a text after its file, and finds it by its address", () => {
    const path = "swatches/deep-blue.webp";
    const { choices, variants } = typed(
      "visualSwatch",
      [{ id: 1, value: path, isMedia: true }],
      [path],
    );
    expect(choices[0]?.options).toEqual([
      { id: "1", label: "Deep blue", color: "", picture: path },
    ]);
    expect(variants[0]?.values).toEqual(["1"]);
    const unlisted = typed("visualSwatch", [], [path]);
    expect(unlisted.choices[0]?.options).toEqual([
      { id: path, label: "Deep blue", color: "", picture: path },
    ]);
  });

  it("match a value in any notation", () => {
    const yesNo = typed("yesNo", [{ id: "yes" }, { id: "no" }], [true, "no"]);
    expect(yesNo.variants.map(({ values }) => values[0])).toEqual(["yes", "no"]);
    const date = typed("date", [{ id: 7, value: "2026-05-01" }], ["2026-05-01T00:00:00Z"]);
    expect(date.variants[0]?.values).toEqual(["7"]);
  });
});

describe("priceSpan", () => {
  it("returns the lowest price and whether there are higher ones", () => {
    expect(priceSpan(variants)).toEqual({ lowest: 20, varies: true });
    expect(priceSpan(variants.slice(1, 3))).toEqual({ lowest: 25, varies: false });
    expect(priceSpan([])).toBeNull();
  });
});

it("accepts only colours in styles", () => {
  const { choices: hostile } = typed(
    "visualSwatch",
    [{ id: 1, value: "Red", color: "red;background:url(https://evil.example)" }],
    [1],
  );
  expect(JSON.stringify(hostile)).not.toContain("evil");
});

it("chooses a custom option of two labels or more; a single one says what to type", () => {
  const option = (...labels: string[]) =>
    toFields([
      {
        option_type: "text",
        option_title: "Name",
        required: true,
        custom_option_values: labels.map((label) => ({ label, sku: "" })),
      },
    ])[0];
  expect(option("Up to ten letters")).toEqual({
    title: "Name",
    type: "text",
    required: true,
    hint: "Up to ten letters",
  });
  expect(option("Same", "Same")).not.toHaveProperty("choices");
  expect(option("A", "B")).toMatchObject({ choices: ["A", "B"] });
});
