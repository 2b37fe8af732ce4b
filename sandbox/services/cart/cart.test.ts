import { describe, expect, it } from "vitest";
import { cartWith, createClient, LOCALHOST, TENIS } from "../../testing/client.ts";

const CART = "v1/ecommerce/cart";
/** A simple product beside the one that most carts have. */
const OTHER = 1_000_003;

describe("the cart's door", () => {
  it("wants the protectCode, the currency and its own store", async () => {
    const client = createClient();
    const { session } = await cartWith(client, 1_000_001);
    const get = (body: object, headers?: Record<string, string>) =>
      client.send("POST", `${CART}/getCart`, body, headers);
    expect((await get(session)).status).toBe(200);
    expect((await get({ ...session, protectCode: "x" })).status).toBe(400);
    expect((await get({ ...session, cartId: 999 })).status).toBe(400);
    expect((await get({ ...session, currencyId: undefined })).status).toBe(400);
    expect((await get(session, TENIS)).status).toBe(400);
  });

  it("is shut for an archived cart", async () => {
    const client = createClient();
    const { session } = await cartWith(client, 1_000_001);
    await client.control("PATCH", `carts/${session.cartId}`, { status: "archived" });
    const reply = await client.send("POST", `${CART}/getCart`, session);
    expect([reply.status, reply.body.error.payload.message]).toEqual([409, "Cart is archived."]);
  });
});

describe("lines", () => {
  it("adds to a line that is the same, and checks the stock over all lines", async () => {
    const client = createClient();
    const { session } = await cartWith(client, 1_000_001, 2);
    const add = (qty: number) =>
      client.send("POST", `${CART}/addItem`, { ...session, productId: 1_000_001, qty });
    const again = await add(3);
    expect(again.data.items).toMatchObject([
      { qty: 5, prices: { converted: { finalPrice: 179.99, row: 899.95 } } },
    ]);
    const tooMuch = await add(1);
    expect([tooMuch.status, tooMuch.body.error.payload.message]).toEqual([
      422,
      "Only 5 of Name racket left in stock.",
    ]);
    expect((await client.send("POST", `${CART}/getCart`, session)).data.items[0].qty).toBe(5);
  });

  it("takes further goods beside a line that is sold out meanwhile", async () => {
    const client = createClient();
    const { session } = await cartWith(client, 1_000_001, 2);
    await client.control("PATCH", "products/1000001", { stock: 0 });
    const added = await client.send("POST", `${CART}/addItem`, {
      ...session,
      productId: OTHER,
      qty: 1,
    });
    expect([added.status, added.data.items.length]).toEqual([200, 2]);
  });

  it.each([0, -1, 1.5, "x", null])("refuses the quantity %s", async (qty) => {
    const { added } = await cartWith(createClient(), 1_000_001, qty as number);
    expect(added.status).toBe(422);
  });

  it("takes variants, never a configurable itself", async () => {
    const client = createClient();
    expect((await cartWith(client, 1_000_002)).added.status).toBe(422);
    const { added } = await cartWith(client, 1_000_020);
    expect(added.data.items[0].productData).toMatchObject({
      name: "Name shirt (S)",
      mainProductSlug: "shirt",
      isVisibleIndividually: false,
    });
    expect((await cartWith(client, 1_000_021)).added.status).toBe(422);
  });

  it("takes a bundle only when it is complete and all parts are there", async () => {
    const client = createClient();
    const { session, added } = await cartWith(client, 1_000_004);
    expect(added.status).toBe(422);
    const add = (chosen: number, qty = 1) =>
      client.send("POST", `${CART}/addItem`, {
        ...session,
        productId: 1_000_004,
        qty,
        options: {
          bundleOptions: [
            { id: 1_000_001, options: null },
            { id: chosen, options: null },
          ],
        },
      });
    expect((await add(1_000_007)).status).toBe(422);
    expect((await add(1_000_021)).status).toBe(422);
    expect((await add(1_000_020)).data.prices.converted.itemsTotal).toBe(250);
    expect((await add(1_000_020)).status).toBe(422);
  });

  it("wants a required text and keeps it", async () => {
    const client = createClient();
    const { session, added } = await cartWith(client, 1_000_005);
    expect(added.status).toBe(422);
    const options = { personalizations: { Engraving: "For Ana" } };
    const reply = await client.send("POST", `${CART}/addItem`, {
      ...session,
      productId: 1_000_005,
      qty: 1,
      options,
    });
    expect(reply.data.items[0].options.personalizations).toEqual({ Engraving: "For Ana" });
  });

  it("changes and removes", async () => {
    const client = createClient();
    const { session, added } = await cartWith(client, 1_000_001);
    const { itemId } = added.data.items[0];
    const more = await client.send("PATCH", `${CART}/updateItem`, { ...session, itemId, qty: 3 });
    expect(more.data.prices.converted).toMatchObject({
      itemsTotal: 539.97,
      orderTotal: 539.97,
      tax: { itemsTotal: 107.99 },
    });
    const gone = await client.send("DELETE", `${CART}/deleteItem`, { ...session, itemId });
    expect(gone.data.items).toEqual([]);
    expect((await client.send("DELETE", `${CART}/deleteItem`, { ...session, itemId })).status).toBe(
      404,
    );
  });

  it("converts to another currency and keeps the base", async () => {
    const client = createClient();
    const { session } = await cartWith(client, 1_000_003);
    const { data } = await client.send("POST", `${CART}/getCart`, { ...session, currencyId: 2 });
    expect(data.prices).toMatchObject({
      base: { itemsTotal: 21 },
      converted: { itemsTotal: 23.1 },
    });
    expect(data.digitalOnly).toBe(true);
  });
});

describe("coupon and card", () => {
  it("takes a known coupon off, and says when it is no longer valid", async () => {
    const client = createClient();
    const { session } = await cartWith(client, 1_000_003);
    const apply = (couponCode: string) =>
      client.send("POST", `${CART}/applyCoupon`, { ...session, couponCode });
    const unknown = await apply("NOPE");
    expect([unknown.status, unknown.body.error.payload.message]).toEqual([
      404,
      "Coupon not found!",
    ]);
    expect((await apply("once")).data).toMatchObject({
      couponCode: "ONCE",
      prices: { converted: { coupon: 10.5, cartTotal: 10.5 } },
    });
    await client.control("PATCH", "coupons/ONCE", { uses: 0 });
    expect((await client.send("POST", `${CART}/getCart`, session)).data).toMatchObject({
      couponValid: false,
      prices: { converted: { coupon: 0 } },
    });
  });

  it("takes a card from customers only", async () => {
    const client = createClient();
    const { session } = await cartWith(client, 1_000_001);
    const login = await client.send("POST", "v1/login", {
      username: "ana@example.com",
      password: "password1",
    });
    const headers = { ...LOCALHOST, accessToken: login.data.tokens.accessToken };
    const apply = (barcode: string, sent: Record<string, string>) =>
      client.send("POST", `${CART}/applyMemberCard`, { ...session, barcode }, sent);
    expect((await apply("111", LOCALHOST)).status).toBe(401);
    expect((await apply("222", headers)).status).toBe(422);
    expect((await apply("111", headers)).data.prices.converted).toMatchObject({
      loyalty: 29.99,
      cartTotal: 150,
    });
    await client.control("PATCH", "member-cards/111", { valid: false });
    expect(
      (await client.send("POST", `${CART}/validateCart`, session)).data.validateMemberCard,
    ).toBe(false);
  });

  it("gives a customer the cart back", async () => {
    const client = createClient();
    const login = await client.send("POST", "v1/login", {
      username: "ana@example.com",
      password: "password1",
    });
    const headers = { ...LOCALHOST, accessToken: login.data.tokens.accessToken };
    expect((await client.send("POST", `${CART}/getAbandoned`, {}, headers)).status).toBe(404);
    const { session } = await cartWith(client, 1_000_001);
    await client.send("POST", `${CART}/getCart`, session, headers);
    expect((await client.send("POST", `${CART}/getAbandoned`, {}, headers)).data).toEqual({
      cartId: session.cartId,
      protectCode: session.protectCode,
    });
  });
});
