import { expect, it } from "vitest";
import { deliveryOffer } from "#lib/shop/api/schemas/delivery-schema.ts";
import { deliveryFrom } from "./delivery-from.ts";

const offer = (id: number, price: number | null, more: Record<string, unknown> = {}) =>
  deliveryOffer.parse({ id, name: `M${id}`, price, options: [], ...more });

it("is the cheapest method that delivers everything, at its highest price", () => {
  const racket = [offer(1, 5.9), offer(2, 3.5), offer(3, 2)];
  const bag = [offer(1, 6.5), offer(2, 4)];
  expect(deliveryFrom([racket], 10)).toEqual({ price: 2, isFrom: true });
  expect(deliveryFrom([racket, bag], 10)).toEqual({ price: 4, isFrom: true });
  expect(deliveryFrom([bag.slice(0, 1)], 10)).toEqual({ price: 6.5, isFrom: false });
});

it("is free from a method's threshold on", () => {
  const offers = [offer(1, 5.9, { freeFrom: 120 }), offer(2, 12.9)];
  expect(deliveryFrom([offers], 119)).toEqual({ price: 5.9, isFrom: true });
  expect(deliveryFrom([offers], 120)).toEqual({ price: 0, isFrom: true });
});

it("is unknown without a method for all, without prices, and for goods that are fetched", () => {
  expect(deliveryFrom([], 10)).toBeNull();
  expect(deliveryFrom([[offer(1, 5)], [offer(2, 5)]], 10)).toBeNull();
  expect(deliveryFrom([[offer(1, null)]], 10)).toBeNull();
  expect(deliveryFrom([[offer(1, 0, { kind: "pickUp" })]], 10)).toBeNull();
});
