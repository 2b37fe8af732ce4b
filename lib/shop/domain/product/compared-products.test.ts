import { expect, test } from "vitest";
import { aProduct } from "#tests/factories/product.ts";
import { areOfDifferentKinds, type ComparedProduct, toComparedRows } from "./compared-products.ts";
import { toProductCard } from "./product-card.ts";

const compared = (id: number, facts: Record<string, string[]>): ComparedProduct => ({
  card: toProductCard(aProduct({ id })),
  facts: Object.entries(facts).map(([code, values]) => ({
    code,
    label: code.toUpperCase(),
    values,
    kind: "text" as const,
  })),
});

test("facts stand side by side, those that most products have first", () => {
  const rows = toComparedRows([
    compared(1, { grip: ["L2"], weight: ["300"], colours: ["red", "blue"] }),
    compared(2, { weight: ["285"], colours: ["blue", "red"] }),
  ]);
  expect(rows.map(({ code, differs }) => [code, differs])).toEqual([
    ["weight", true],
    // The order of the values says nothing.
    ["colours", false],
    // Missing is a difference.
    ["grip", true],
  ]);
  expect(rows[2]?.cells.map((cell) => cell?.values ?? null)).toEqual([["L2"], null]);
  expect(rows[2]?.label).toBe("GRIP");
});

test("products are of different kinds where each has facts and none is shared", () => {
  const racket = compared(1, { grip: ["L2"] });
  const shoe = compared(2, { size: ["43"] });
  expect(areOfDifferentKinds([racket, shoe])).toBe(true);
  expect(areOfDifferentKinds([racket, compared(3, { grip: ["L3"] }), shoe])).toBe(false);
  expect(areOfDifferentKinds([racket, compared(3, {})])).toBe(false);
  expect(areOfDifferentKinds([racket])).toBe(false);
});
