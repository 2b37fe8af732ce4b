import { describe, expect, it } from "vitest";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { listPrice, savedAmount } from "./savings.ts";

const prices = (coupon: number, loyalty: number) => ({
  prices: { converted: { itemsTotal: 60, coupon, loyalty, cartTotal: 60, orderTotal: 60 } },
});
const lists = new Map([
  [101, { retailPrice: 25.1 }],
  [102, { retailPrice: 10 }],
  [103, { retailPrice: null }],
]);
const items = [
  anItem({ itemId: 1, qty: 2, price: 20 }),
  anItem({ itemId: 2, price: 10 }),
  anItem({ itemId: 3, price: 10 }),
];

describe("the amount by which a cart is cheaper", () => {
  it.each([
    [0, 0, 10.2],
    [3.4, 3.06, 16.66],
  ])("is that of reduced lines, a coupon of %d and a card of %d", (coupon, loyalty, saved) => {
    expect(savedAmount(aCart(items, prices(coupon, loyalty)), (id) => lists.get(id), 1)).toBe(
      saved,
    );
  });

  it("leaves out list prices of another currency", () => {
    const cart = aCart(items, { ...prices(3, 0), currencyId: 2 });
    expect(savedAmount(cart, (id) => lists.get(id), 1)).toBe(3);
  });
});

describe("the list price of a line", () => {
  it.each([
    [items[0], 25.1],
    [items[1], null],
    [items[2], null],
  ])("is known only where it is higher", (item, expected) => {
    const cart = aCart(items);
    expect(item && listPrice(cart, item, lists.get(item.productId), 1)).toBe(expected);
  });
});
