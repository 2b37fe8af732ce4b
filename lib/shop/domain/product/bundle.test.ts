import { describe, expect, it } from "vitest";
import { product } from "#lib/shop/api/schemas/product-schema.ts";
import {
  chosenId,
  fromBundleOptions,
  isSet,
  type PartChoice,
  partMistakes,
  startChoice,
  toBundleOptions,
  withSellableVariants,
} from "#lib/shop/domain/cart/bundle-choice.ts";
import { readLineOptions, readPartNames } from "#lib/shop/domain/cart/line.ts";
import { aConfigurable } from "#tests/factories/product.ts";
import {
  type BundlePart,
  bundleNeeds,
  bundleSaving,
  hasFields,
  plainBundleOptions,
  toBundleParts,
} from "./bundle.ts";
import { toVariantModel } from "./variant-model.ts";

const entry = (id: number, format: string | null) => ({
  product: { id, format },
  quantity: 1,
  format: null,
});
const option = (required: boolean) => ({ required });

describe("what adding a bundle requires", () => {
  it("is nothing when no part is configurable", () => {
    const parts = toBundleParts([entry(1, "Simple"), entry(2, "E-Product")], []);
    expect(bundleNeeds(parts)).toBe("nothing");
    expect(plainBundleOptions(parts)).toEqual([
      { id: 1, options: null },
      { id: 2, options: null },
    ]);
  });

  it("is a choice for a configurable part, wherever the format is given", () => {
    expect(bundleNeeds(toBundleParts([entry(1, "simple"), entry(2, "Configurable")], []))).toBe(
      "choice",
    );
    const known = { id: 1, format: "configurable", customOptions: [] } as const;
    expect(bundleNeeds(toBundleParts([entry(1, null)], [known]))).toBe("choice");
  });

  it("is a choice for a part with a required text, not with an optional one", () => {
    const needs = (...customOptions: { required: boolean }[]) =>
      toBundleParts([entry(1, "simple")], [{ id: 1, format: "simple", customOptions }]);
    expect(bundleNeeds(needs(option(true), option(false)))).toBe("choice");
    expect([bundleNeeds(needs(option(false))), hasFields(needs(option(false)))]).toEqual([
      "nothing",
      true,
    ]);
    expect(hasFields(needs())).toBe(false);
  });

  it("is impossible for a bundle that contains a bundle, an unknown part or nothing", () => {
    expect(bundleNeeds(toBundleParts([entry(1, "bundle")], []))).toBe("impossible");
    expect(bundleNeeds(toBundleParts([entry(1, null)], []))).toBe("impossible");
    expect(bundleNeeds([] satisfies BundlePart[])).toBe("impossible");
  });

  it("reads ids that come as texts, bare or in an object", () => {
    const { bundles } = product.parse({
      id: "9",
      bundles: [{ product: "12", quantity: "2" }, { product: { id: "13", format: "E-Product" } }],
    });
    expect(
      toBundleParts(bundles, []).map(({ id, quantity, format }) => [id, quantity, format]),
    ).toEqual([
      [12, 2, null],
      [13, 1, "eproduct"],
    ]);
  });
});

const shirt = {
  id: 20,
  configurable: true,
  variants: [
    { id: 21, values: ["1", "8"], available: true },
    { id: 22, values: ["2", "9"], available: false },
  ],
  fields: [{ title: "Name", type: "text", required: false }],
  preset: ["1", ""],
} as const;
const bottle = {
  id: 30,
  configurable: false,
  variants: [],
  fields: [
    { title: "Engraving", type: "text", required: true },
    { title: "Year", type: "number", required: false },
  ],
  preset: [],
} as const;
const balls = { id: 40, configurable: false, variants: [], fields: [], preset: [] } as const;

const choice = (chosen: readonly string[], texts: Record<string, string> = {}): PartChoice => ({
  chosen,
  texts: new Map(Object.entries(texts)),
});
const NO_OWN = { fields: [], texts: new Map<string, string>() };

describe("a part", () => {
  it("is not set while a choice is open, a combination is unavailable or a text is missing", () => {
    expect(partMistakes(shirt, startChoice(shirt), "en")).toMatchObject({ missing: [1] });
    expect(partMistakes(shirt, choice(["1", "9"]), "en")).toMatchObject({
      missing: [],
      impossible: true,
    });
    expect(partMistakes(bottle, startChoice(bottle), "en")).toMatchObject({ wrong: ["Engraving"] });
    expect(partMistakes(bottle, choice([], { Engraving: "Ana", Year: "old" }), "en")).toMatchObject(
      {
        wrong: ["Year"],
      },
    );
  });

  it("is set by a variant and its texts; one without choices is always set", () => {
    expect(isSet(partMistakes(shirt, choice(["1", "8"]), "en"))).toBe(true);
    expect(isSet(partMistakes(bottle, choice([], { Engraving: "Ana" }), "en"))).toBe(true);
    expect(chosenId(balls, startChoice(balls))).toBe(40);
  });

  it("offers simple and e-product variants, no others", () => {
    const part = aConfigurable({ size: [1, 2, 3] }, [
      { id: 21, values: { size: 1 }, format: "Simple" },
      { id: 22, values: { size: 2 }, format: "EProduct" },
      { id: 23, values: { size: 3 }, format: "Bundle" },
      { id: 24, values: { size: 3 }, format: "configurable" },
    ]);
    expect(toVariantModel(withSellableVariants(part)).variants.map(({ id }) => id)).toEqual([
      21, 22,
    ]);
  });

  it("that is configurable without any variants cannot be set", () => {
    const empty = { ...shirt, variants: [], preset: [] };
    expect(partMistakes(empty, startChoice(empty), "en")).toMatchObject({ impossible: true });
  });
});

describe("the options of a bundle", () => {
  const parts = [shirt, bottle, balls];
  const own = { fields: [{ title: "Card", type: "text", required: false }] } as const;

  it("contain the chosen id of each part, and texts under the part's own id", () => {
    expect(
      toBundleOptions(
        { ...own, texts: new Map([["Card", "Bravo"]]) },
        parts,
        [
          choice(["2", "9"], { Name: "Ivo" }),
          choice([], { Engraving: " Ana ", Year: "1,5" }),
          choice([]),
        ],
        "en",
      ),
    ).toEqual({
      bundleOptions: [
        { id: 22, options: null },
        { id: 30, options: null },
        { id: 40, options: null },
      ],
      personalizations: {
        Card: "Bravo",
        "20:Name": "Ivo",
        "30:Engraving": "Ana",
        "30:Year": "1.5",
      },
    });
  });

  it("do not exist while a part is not set or the bundle's own text is invalid", () => {
    const set = [choice(["1", "8"]), choice([], { Engraving: "Ana" }), choice([])];
    expect(toBundleOptions(NO_OWN, parts, set, "en")).not.toBeNull();
    expect(toBundleOptions(NO_OWN, parts, [choice(["1", ""]), ...set.slice(1)], "en")).toBeNull();
    expect(toBundleOptions(NO_OWN, parts, set.slice(0, 1), "en")).toBeNull();
    expect(toBundleOptions(NO_OWN, [], [], "en")).toBeNull();
    const must = { fields: [{ title: "Card", type: "text", required: true }] } as const;
    expect(toBundleOptions({ ...must, texts: new Map() }, parts, set, "en")).toBeNull();
  });

  it("are restored from a cart line, whatever their order and format", () => {
    const options = readLineOptions({
      options: {
        bundleOptions: [{ id: "40" }, { id: "22", options: null, name: "Shirt (M)" }, { id: 30 }],
        personalizations: { "30:Engraving": "Ana", "30:Year": 7, "20:Other": "x", Card: "Bravo" },
      },
    });
    expect(fromBundleOptions(options, parts)).toEqual([
      choice(["2", "9"]),
      choice([], { Engraving: "Ana", Year: "7" }),
      choice([]),
    ]);
  });

  it("may contain the names of the parts", () => {
    const bundleOptions = [{ id: "22", name: "Shirt (M)" }, { id: 30, name: 7 }, null, { id: 40 }];
    expect([...readPartNames({ options: { bundleOptions } })]).toEqual([[22, "Shirt (M)"]]);
    expect(readPartNames({ options: {} }).size).toBe(0);
  });

  it("start with the shop's defaults when the line has none, and keep two equal parts separate", () => {
    expect(fromBundleOptions({ bundleOptions: [], personalizations: {} }, [shirt])).toEqual([
      choice(["1", ""]),
    ]);
    const both = {
      bundleOptions: [22, 21].map((id) => ({ id, options: null })),
      personalizations: {},
    };
    expect(fromBundleOptions(both, [shirt, shirt]).map(({ chosen }) => chosen)).toEqual([
      ["2", "9"],
      ["1", "8"],
    ]);
  });
});

describe("the saving of a bundle", () => {
  const entries = [
    { product: { id: 1, format: null }, quantity: 2, format: null },
    { product: { id: 2, format: null }, quantity: 1, format: null },
  ];
  const parts = [
    { id: 1, finalPrice: 0.1 },
    { id: 2, finalPrice: 10 },
  ];

  it("is what its parts cost together above its own price", () => {
    expect(bundleSaving(9, entries, parts)).toEqual({ separately: 10.2, saved: 1.2 });
  });

  it.each([
    ["it costs as much as its parts", 10.2, parts],
    ["it costs more", 11, parts],
    ["its price is not known", null, parts],
    [
      "a part has no price",
      9,
      [
        { id: 1, finalPrice: 0.1 },
        { id: 2, finalPrice: null },
      ],
    ],
    ["a part is no longer sold", 9, parts.slice(0, 1)],
  ])("is not there where %s", (_, price, known) => {
    expect(bundleSaving(price, entries, known)).toBeNull();
  });

  it("is not there for a bundle of nothing", () => {
    expect(bundleSaving(9, [], parts)).toBeNull();
  });
});
