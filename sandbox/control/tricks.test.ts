import { expect, it } from "vitest";
import { cartWith, createClient } from "../testing/client.ts";

const play = (client: ReturnType<typeof createClient>, trick: string) =>
  client.control("POST", `tricks/${trick}`);

it("changes a price, the stock and the cart behind the shopper's back", async () => {
  const client = createClient();
  const { session } = await cartWith(client, 1_000_001);
  const cart = () => client.send("POST", "v1/ecommerce/cart/getCart", session);
  const before = (await cart()).data.prices.converted.itemsTotal;
  expect((await play(client, "price")).body).toContain("now costs");
  expect((await cart()).data.prices.converted.itemsTotal).toBeGreaterThan(before);

  await play(client, "stock");
  const { data } = await client.send("POST", "v1/ecommerce/cart/validateCart", session);
  expect(data.errors).toHaveLength(1);

  expect((await play(client, "coupon")).body).toContain("has no coupon");
  await client.send("POST", "v1/ecommerce/cart/applyCoupon", { ...session, couponCode: "TEN" });
  await play(client, "coupon");
  expect((await cart()).data.couponValid).toBe(false);

  await play(client, "archive");
  expect((await cart()).status).toBe(409);
});

it("asks for a delay of the next order only, and repairs everything", async () => {
  const client = createClient();
  await play(client, "delay");
  expect((await client.control("GET", "faults")).body).toEqual([
    { match: "order/create", delay: 30_000, times: 1 },
  ]);
  await play(client, "repair");
  expect((await client.control("GET", "faults")).body).toEqual([]);
});

it("says so where there is nothing to change, and knows no other tricks", async () => {
  const client = createClient();
  expect((await play(client, "price")).body).toContain("There is no cart");
  expect((await play(client, "anything")).status).toBe(404);
});
