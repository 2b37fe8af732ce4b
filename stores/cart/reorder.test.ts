import { expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { order } from "#lib/shop/api/schemas/order-schema.ts";
import { reorder } from "./reorder.ts";

const read = (items: unknown[]) => order.parse({ id: 1, details: { items } }).details.items;
const items = read([
  {
    productId: 5,
    qty: 2,
    productData: { name: "Racket" },
    options: { personalizations: { Engraving: "Ana" }, bundleOptions: [{ id: 9, options: null }] },
    prices: { converted: { finalPrice: 10, row: 20 } },
  },
  { productId: "6", quantity: "1", name: "Balls", price: 4 },
  { name: "A gift of the house" },
]);

it("adds each line as it was bought and names the missing ones", async () => {
  const add = vi.fn(
    async ({ productId }): Promise<Result<unknown>> =>
      productId === 6 ? fail(toApiError(422, "Out of stock.")) : ok({}),
  );
  expect(await reorder(items, add)).toEqual({
    added: 2,
    gone: ["Balls", "A gift of the house"],
    unanswered: [],
    error: null,
  });
  expect(add).toHaveBeenCalledWith({
    productId: 5,
    quantity: 2,
    name: "Racket",
    personalizations: { Engraving: "Ana" },
    bundleOptions: [{ id: 9, options: null }],
  });
});

it("stops after a network error, and does not report the rest as missing", async () => {
  const add = vi.fn(async (): Promise<Result<unknown>> => fail(toApiError(0, "network")));
  const result = await reorder(items, add);
  expect(result).toMatchObject({
    added: 0,
    unanswered: ["Racket", "Balls"],
    gone: ["A gift of the house"],
  });
  expect(add).toHaveBeenCalledOnce();
});

it("reads orders in the shapes of different backends", () => {
  const flat = order.parse({
    id: "7",
    currency: { label: "EUR" },
    details: {
      items: [{ productId: 6, quantity: 3, name: "Balls", price: "4" }],
      prices: { converted: { itemsTotal: 12, orderTotal: 15, tax: { orderTotal: 3 } } },
      addresses: [{ type: "main", city: "Zagreb" }],
      delivery: "Courier",
      payment: { name: "Card" },
    },
  });
  expect(flat).toMatchObject({ id: 7, currency: "EUR", number: "" });
  expect(flat.details.items[0]).toMatchObject({ name: "Balls", each: 4, row: 12 });
  expect(flat.details.prices).toMatchObject({ orderTotal: 15, tax: 3, coupon: 0 });
  expect(flat.details.addresses.shipping?.city).toBe("Zagreb");
  expect(flat.details.delivery).toEqual({ name: "Courier", branch: "" });
  expect(order.parse({ id: 8, details: {} }).details).toMatchObject({ items: [], delivery: null });
});
