import { describe, expect, it } from "vitest";
import { aCart, anItem } from "@/tests/factories/cart";
import { compareCarts } from "./changes";

const racket = anItem({ itemId: 1, price: 100 });
const balls = anItem({ itemId: 2, price: 5, qty: 2 });

describe("a cart before and after", () => {
  it("names lines with another price or quantity, old beside new, and the totals", () => {
    const after = aCart([
      anItem({ itemId: 1, price: 120 }),
      anItem({ itemId: 2, price: 5, qty: 1 }),
    ]);
    expect(compareCarts(aCart([racket, balls]), after)).toEqual({
      lines: [
        {
          itemId: 1,
          name: "Racket 1",
          before: { price: 100, quantity: 1 },
          after: { price: 120, quantity: 1 },
        },
        {
          itemId: 2,
          name: "Racket 2",
          before: { price: 5, quantity: 2 },
          after: { price: 5, quantity: 1 },
        },
      ],
      total: { before: 110, after: 125 },
    });
  });

  it("names what is gone and what is new, and leaves out what stayed", () => {
    const { lines } = compareCarts(
      aCart([racket, balls]),
      aCart([racket, anItem({ itemId: 3, price: 7 })]),
    );
    expect(lines.map(({ itemId, before, after }) => [itemId, before, after])).toEqual([
      [2, { price: 5, quantity: 2 }, null],
      [3, null, { price: 7, quantity: 1 }],
    ]);
  });

  it("takes the wire's rounding for nothing", () => {
    const after = aCart([anItem({ itemId: 1, price: 100.004 })]);
    expect(compareCarts(aCart([racket]), after).lines).toEqual([]);
  });
});
