import { describe, expect, it } from "vitest";
import { anItem } from "#tests/factories/purchase/cart.ts";
import { blockedLines, wayOut } from "./blocked-lines.ts";

type Stock = ReturnType<Parameters<typeof blockedLines>[1]>;
const stock = (quantity: number | null, available = true): Stock => ({ available, quantity });
const lines = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({
    item: anItem({ itemId: index + 1, productId: 5, qty: quantity }),
    quantity,
  }));
const left = (quantities: number[], of: Stock) =>
  blockedLines(lines(...quantities), () => of).map((line) => [line.item.itemId, line.left]);

describe("the lines that cannot be ordered", () => {
  it.each([
    ["has enough", [2], stock(2), []],
    ["has no limit", [99], stock(null), []],
    ["is not known", [99], undefined, []],
    ["has fewer pieces", [3], stock(2), [[1, 2]]],
    ["has none", [3], stock(0), [[1, 0]]],
    ["is not for sale", [1], stock(4, false), [[1, 0]]],
    ["covers the first of two lines", [2, 2], stock(3), [[2, 1]]],
    [
      "covers neither whole",
      [2, 2],
      stock(1),
      [
        [1, 1],
        [2, 0],
      ],
    ],
  ])("are those whose stock does not cover them: it %s", (_, quantities, of, expected) => {
    expect(left(quantities, of)).toEqual(expected);
  });

  it("are removed, reduced, or both", () => {
    const [line] = lines(1);
    if (!line) throw new Error("There is a line.");
    const none = { item: line.item, left: 0 };
    const some = { item: line.item, left: 1 };
    expect([wayOut([none]), wayOut([some]), wayOut([none, some])]).toEqual([
      "remove",
      "reduce",
      "both",
    ]);
  });
});
