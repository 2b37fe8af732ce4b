import { describe, expect, it } from "vitest";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { rememberPrices, type SeenPrices } from "./seen-prices.ts";

const at = (price: number, qty = 1, wire = {}) =>
  aCart([anItem({ itemId: 1, price, qty })], { prices: { converted: {} }, ...wire });
const remember = (known: SeenPrices, ...carts: ReturnType<typeof at>[]) =>
  carts.reduce(
    ({ prices, before }, now) => ({
      prices: rememberPrices(prices, before, now),
      before: now as typeof before,
    }),
    { prices: known, before: null as ReturnType<typeof at> | null },
  ).prices;
const NONE: SeenPrices = new Map();

describe("the price at which a line was added", () => {
  it("is kept across reads of the cart, also over days", () => {
    expect(remember(NONE, at(10), at(12), at(13)).get(1)).toBe(10);
    expect(remember(new Map([[1, 10]]), at(12)).get(1)).toBe(10);
  });

  it("is reset by the shopper's own changes: a quantity, a coupon, a card", () => {
    expect(remember(NONE, at(10), at(8, 2)).get(1)).toBe(8);
    expect(remember(NONE, at(10), at(9, 1, { couponCode: "ACE10" })).get(1)).toBe(9);
    expect(remember(NONE, at(10), at(9, 1, { prices: { converted: { loyalty: 1 } } })).get(1)).toBe(
      9,
    );
  });

  it("is removed with its line, and is absent when the backend sends none", () => {
    expect(remember(new Map([[1, 10]]), aCart()).size).toBe(0);
    const bare = aCart([anItem({ prices: { converted: { finalPrice: 10, row: 10 } } })]);
    expect(remember(NONE, bare).size).toBe(0);
  });
});
