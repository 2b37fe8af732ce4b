import { expect, it } from "vitest";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { undecidedDelivery } from "./undecided-delivery.ts";

const amounts = { itemsTotal: 40, cartTotal: 36, delivery: 12.9, orderTotal: 48.9, coupon: 4 };
const tax = { itemsTotal: 8, cartTotal: 7.2, delivery: 2.58, orderTotal: 9.78 };
const cart = aCart([anItem()], {
  deliveryMethodId: 1,
  prices: { base: amounts, converted: { ...amounts, tax } },
});
const shown = (methodId: number | null, of = cart) => {
  const { deliveryMethodId, prices } = undecidedDelivery(of, methodId);
  const { delivery, orderTotal, tax } = prices.converted;
  return [deliveryMethodId, delivery, orderTotal, tax?.orderTotal, prices.base?.orderTotal];
};

it("a total is that of its delivery method, or of the cart without any", () => {
  const whole = [1, 12.9, 48.9, 9.78, 48.9];
  expect([shown(1), shown(null)]).toEqual([whole, whole]);
  expect(shown(2)).toEqual([null, 0, 36, 7.2, 36]);
});

it("a cart whose backend names no total without delivery stays as it is", () => {
  const { cartTotal: _, ...rest } = amounts;
  const without = aCart([anItem()], { deliveryMethodId: 1, prices: { converted: rest } });
  expect(undecidedDelivery(without, 2)).toBe(without);
});
