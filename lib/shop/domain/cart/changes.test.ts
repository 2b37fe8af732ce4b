import { describe, expect, it } from "vitest";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { compareCarts, describeChange, hasTotalChanged } from "./changes.ts";

const racket = anItem({ itemId: 1, price: 100 });
const balls = anItem({ itemId: 2, price: 5, qty: 2 });

describe("a cart before and after", () => {
  it("lists lines with a changed price or quantity, and the totals, old and new", () => {
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
      amounts: [],
      total: { before: 110, after: 125 },
    });
  });

  it("lists removed and added lines, and leaves out unchanged ones", () => {
    const { lines } = compareCarts(
      aCart([racket, balls]),
      aCart([racket, anItem({ itemId: 3, price: 7 })]),
    );
    expect(lines.map(({ itemId, before, after }) => [itemId, before, after])).toEqual([
      [2, { price: 5, quantity: 2 }, null],
      [3, null, { price: 7, quantity: 1 }],
    ]);
  });

  it("ignores rounding differences", () => {
    const after = aCart([anItem({ itemId: 1, price: 100.004 })]);
    expect(compareCarts(aCart([racket]), after).lines).toEqual([]);
  });
});

/** A cart of one line with these amounts. */
const withAmounts = (converted: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  aCart([racket], { prices: { converted: { itemsTotal: 100, ...converted }, ...more } });

describe("the amounts to be paid", () => {
  it("lists the amounts that differ, tax as part of the total", () => {
    const before = withAmounts({
      coupon: 10,
      delivery: 4,
      orderTotal: 94,
      tax: { orderTotal: 18.8 },
    });
    const after = withAmounts({ delivery: 4, orderTotal: 104, tax: { orderTotal: 20.8 } });
    expect(compareCarts(before, after)).toMatchObject({
      lines: [],
      amounts: [
        { name: "coupon", before: 10, after: 0 },
        { name: "tax", before: 18.8, after: 20.8 },
      ],
      total: { before: 94, after: 104 },
    });
  });

  it.each([
    ["the same", { orderTotal: 94 }, { orderTotal: 94 }, false],
    ["the wire's rounding", { orderTotal: 94 }, { orderTotal: 94.004 }, false],
    ["another total", { orderTotal: 94 }, { orderTotal: 94.01 }, true],
    ["a total that nobody tells", {}, {}, false],
  ])("%s", (_, seen, now, changed) =>
    expect(hasTotalChanged(withAmounts(seen), withAmounts(now))).toBe(changed));

  it("compares other currencies through the main one, and never side by side", () => {
    const euros = (orderTotal: number) => ({ base: { orderTotal } });
    const cart = (currencyId: number, converted: number, base?: number) => ({
      ...withAmounts({ orderTotal: converted }, base === undefined ? {} : euros(base)),
      currencyId,
    });
    expect(hasTotalChanged(cart(1, 94, 94), cart(2, 101, 94))).toBe(false);
    expect(hasTotalChanged(cart(1, 94, 94), cart(2, 101, 95))).toBe(true);
    expect(hasTotalChanged(cart(1, 94), cart(2, 101))).toBe(false);
    expect(describeChange(cart(1, 94), cart(2, 101))).toBeNull();
  });
});
