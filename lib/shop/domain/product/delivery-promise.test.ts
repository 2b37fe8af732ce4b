import { describe, expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { promiseOf } from "./delivery-promise.ts";

const offersOf = (wire: unknown) => calls.ecommerce.delivery.getDeliveryOffers.answer.parse(wire);
const promise = (
  wire: unknown,
  days?: { min: number | null; max: number | null },
  freeFrom: number | null = null,
) => promiseOf(offersOf(wire), { deliveryDays: days }, freeFrom);

const COURIER = { id: 1, name: "Courier", price: 5.9, minDays: 2, maxDays: 4, freeFrom: 120 };
const LOCKER = { id: 2, name: "Locker", price: 3.5, minDays: 3, maxDays: 5, freeFrom: 80 };
const CLUB = { id: 3, name: "At the club", kind: "pickUp", price: 0 };

describe("the promise of a delivery", () => {
  it("has price and days of the cheapest method, and the lowest threshold", () => {
    expect(promise([COURIER, LOCKER])).toEqual({
      price: 3.5,
      isFrom: true,
      freeFrom: 80,
      days: { min: 3, max: 5 },
      orderUntil: "",
      pickUps: [],
    });
    expect(promise([COURIER])).toMatchObject({ price: 5.9, isFrom: false });
  });

  it("does not count a pick-up as the price of a delivery", () => {
    const options = [
      { id: 31, name: "Front desk" },
      { id: 32, name: "Hall" },
    ];
    expect(promise([{ ...CLUB, options }, COURIER])).toMatchObject({
      price: 5.9,
      pickUps: [{ id: 3, name: "At the club", price: 0, places: 2 }],
    });
    expect(promise([CLUB])).toMatchObject({ price: null, freeFrom: null, days: null });
  });

  it("names no threshold where the delivery is free anyway", () => {
    expect(promise([{ ...COURIER, price: 0 }], undefined, 50)).toMatchObject({
      price: 0,
      freeFrom: null,
    });
  });

  it("has the site's own threshold where no method names one", () => {
    expect(promise([], undefined, 50)).toMatchObject({ price: null, freeFrom: 50 });
    expect(promise([{ ...COURIER, freeFrom: null }], undefined, 50).freeFrom).toBe(50);
    expect(promise([COURIER], undefined, 50).freeFrom).toBe(120);
  });

  it("has the product's own days where the backend gives them, without the method's hour", () => {
    const offers = [{ ...COURIER, orderUntil: "14:00" }];
    expect(promise(offers)).toMatchObject({ days: { min: 2, max: 4 }, orderUntil: "14:00" });
    expect(promise(offers, { min: 9, max: 7 })).toMatchObject({
      days: { min: 7, max: 9 },
      orderUntil: "",
    });
    expect(promise([], { min: null, max: 3 }).days).toEqual({ min: 3, max: 3 });
  });

  it.each([
    [[]],
    [[{ id: 1 }, { id: 2, price: "free", kind: "drone", minDays: {}, orderUntil: "noon" }]],
    [[{ id: 1, name: "Courier", price: -1, maxDays: -2 }]],
  ])("is empty where the backend sends nothing that can be said: %j", (wire) => {
    expect(promise(wire)).toEqual({
      price: null,
      isFrom: false,
      freeFrom: null,
      days: null,
      orderUntil: "",
      pickUps: [],
    });
  });

  it("reads amounts and days that come as texts", () => {
    expect(promise([{ ...COURIER, price: "5.90", minDays: "2", freeFrom: "120" }])).toMatchObject({
      price: 5.9,
      freeFrom: 120,
      days: { min: 2, max: 4 },
    });
  });
});
