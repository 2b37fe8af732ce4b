import { describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { isBuyable, isInStock } from "./buyable.ts";

describe("isInStock", () => {
  it.each([
    [true, null, true],
    [true, 5, true],
    [true, 0, false],
    [false, null, false],
    [false, 5, false],
    [false, 0, false],
  ])("available %s with %s pieces: %s", (available, quantity, expected) => {
    expect(isInStock({ available, quantity })).toBe(expected);
  });
});

describe("isBuyable", () => {
  const sold = { available: true, quantity: 3 };
  const gone = { available: true, quantity: 0 };
  const withVariants = (own: object, ...stocks: object[]) =>
    aConfigurable(
      { size: [1, 2] },
      stocks.map((stock, place) => ({ id: place + 10, values: { size: place + 1 }, stock })),
      { stock: own },
    );

  it.each([
    ["a simple product in stock", aProduct({ stock: sold }), true],
    ["a simple product that is gone", aProduct({ stock: gone }), false],
    ["a product whose stock nobody tells", aProduct(), true],
    ["a bundle in stock", aProduct({ format: "Bundle", stock: sold }), true],
    ["a configurable product with one variant left", withVariants(gone, gone, sold), true],
    ["a configurable product without a variant left", withVariants(sold, gone, gone), false],
    ["a configurable product without variants", withVariants(sold), false],
  ])("%s", (_what, product, expected) => {
    expect(isBuyable(product)).toBe(expected);
  });
});
