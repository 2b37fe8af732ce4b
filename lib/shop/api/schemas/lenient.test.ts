import { expect, it } from "vitest";
import { cart } from "./cart-schema.ts";
import { order } from "./order-schema.ts";
import { idQuery, idsQuery } from "./out.ts";
import { product } from "./product-schema.ts";
import { currencyConfig } from "./site-schema.ts";
import { user } from "./user-schema.ts";

const line = {
  itemId: "7",
  productId: 1,
  qty: "2",
  prices: { base: { finalPrice: 5 }, converted: { row: 10 } },
};

it("reads an empty cart without prices, and no other cart without them", () => {
  expect(cart.parse({ id: 1, items: null }).prices.converted.orderTotal).toBe(0);
  expect(cart.parse({ id: 1, items: [], prices: null }).items).toEqual([]);
  expect(cart.safeParse({ id: 1, items: [line] }).success).toBe(false);
  expect(cart.safeParse({}).success).toBe(false);
});

it("keeps a line whose product is not described", () => {
  const read = cart.parse({ items: [line], prices: { converted: { orderTotal: "10" } } });
  expect(read.items[0]).toMatchObject({ itemId: 7, qty: 2, productData: { name: "" } });
});

it("uses the first currency when no main one is named, and rejects an empty list", () => {
  const allowedCurrencies = [{ id: "41", label: "CHF" }];
  expect(currencyConfig.parse({ allowedCurrencies }).mainCurrencyId).toBe(41);
  expect(currencyConfig.safeParse({ allowedCurrencies: [] }).success).toBe(false);
});

it("allows everything when scopes are absent, and nothing when they cannot be read", () => {
  const scopes = (value?: unknown) => user.parse({ id: 1, scopes: value }).scopes;
  expect(scopes()).toBeNull();
  expect(scopes("cms.post, cms.media")).toEqual(["cms.post", "cms.media"]);
  expect(scopes({ all: false })).toEqual([]);
});

it("reads an old order without details", () => {
  expect(order.parse({ id: 1, details: null }).details).toMatchObject({ items: [], payment: null });
});

it("shows no total for an order without one, and no line without data", () => {
  expect(order.parse({ id: 1, total: "NaN" }).total).toBeNull();
  expect(order.parse({ id: 1, total: "12.50" }).total).toBe(12.5);
  const { items } = order.parse({
    id: 1,
    details: { items: [{}, null, { name: "Balls" }] },
  }).details;
  expect(items.map(({ name }) => name)).toEqual(["Balls"]);
});

it("accepts ids of any length in requests", () => {
  const longest = String(Number.MAX_SAFE_INTEGER);
  expect(idQuery.safeParse(longest).success).toBe(true);
  expect(idsQuery.parse(`${longest},7`)).toBe(`${longest},7`);
  expect(idsQuery.safeParse("1,2;3").success).toBe(false);
});

it("limits stock and stars to valid ranges", () => {
  const read = product.parse({
    id: 1,
    stock: { available: true, quantity: "-7" },
    rating: { average: 77, count: 2.5 },
  });
  expect(read.stock).toEqual({ available: true, quantity: 0 });
  expect(read.rating).toEqual({ average: 10, count: 2 });
  expect(product.parse({ id: 1, stock: {} }).stock).toEqual({ available: true, quantity: null });
  expect(product.parse({ id: 1, rating: { average: -1, count: -3 } }).rating).toEqual({
    average: 0,
    count: 0,
  });
});

it("reads numbers and flags that come as texts in what a product and an order say more of", () => {
  const unitPrice = { amount: "2.4", per: "100", unit: "g" };
  expect(product.parse({ id: 1, unitPrice }).unitPrice).toEqual({
    ...unitPrice,
    amount: 2.4,
    per: 100,
  });
  expect(product.parse({ id: 1, unitPrice: { ...unitPrice, amount: "0" } }).unitPrice).toBeNull();
  const items = ["false", "true", 0, null].map((returnable) => ({ name: "Balls", returnable }));
  const read = order.parse({ id: 1, details: { items } }).details.items;
  expect(read.map(({ returnable }) => returnable)).toEqual([false, true, false, null]);
});
