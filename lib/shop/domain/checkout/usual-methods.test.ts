import { expect, it } from "vitest";
import type { DeliveryMethod, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import { usualPayment, usualShipping } from "./usual-methods.ts";

const NONE = { methodId: null, branchId: null };
const COURIER = { id: 1, name: "Courier", options: [] as { id: number; name: string }[] };
const LOCKER = { id: 2, name: "Locker", options: [{ id: 21, name: "Zagreb" }] };
const DELIVERY = [COURIER, LOCKER] as DeliveryMethod[];
const PAYMENT = [
  { id: 5, name: "Cash" },
  { id: 6, name: "Card" },
] as PaymentMethod[];
const past = (delivery: string, branch = "", payment = "Card") => ({
  delivery: { name: delivery, branch },
  payment: { name: payment, branch: "" },
});

it.each([
  ["the cart's own", { methodId: 1, branchId: null }, past("Locker", "Zagreb"), 1, null],
  ["that of the last order", NONE, past("Courier"), 1, null],
  ["its branch too", NONE, past("Locker", "Zagreb"), 2, 21],
  [
    "that, where the cart's is not offered",
    { methodId: 9, branchId: null },
    past("Courier"),
    1,
    null,
  ],
])("takes the delivery of the cart or of the last order: %s", (_, saved, order, methodId, branchId) => {
  expect(usualShipping(DELIVERY, saved, order)).toEqual({ methodId, branchId });
});

it.each([
  ["nothing was ordered", null],
  ["the method is not offered any more", past("Drone")],
  ["its branch is gone", past("Locker", "Split")],
  ["the order names none", { delivery: null, payment: null }],
])("chooses no delivery among several where %s", (_, order) => {
  expect(usualShipping(DELIVERY, NONE, order)).toBeNull();
});

it("takes the only delivery, unless it has branches to choose from", () => {
  expect(usualShipping(DELIVERY.slice(0, 1), NONE, null)).toEqual({ methodId: 1, branchId: null });
  expect(usualShipping(DELIVERY.slice(1), NONE, null)).toBeNull();
});

it("takes the payment of the last order, else the only one", () => {
  expect(usualPayment(PAYMENT, past("", "", "Card"))).toBe(6);
  expect(usualPayment(PAYMENT, past("", "", "Gold"))).toBeNull();
  expect(usualPayment(PAYMENT, null)).toBeNull();
  expect(usualPayment(PAYMENT.slice(0, 1), null)).toBe(5);
  expect(usualPayment([], past("", "", "Card"))).toBeNull();
});
