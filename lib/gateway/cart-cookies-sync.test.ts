import { beforeEach, describe, expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { backend, CART, messageOf, send } from "#tests/backends/gateway.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { limitOf } from "./rate-limits.ts";

const cart = {
  id: 42,
  protectCode: "CANARY-CODE",
  items: [],
  prices: { converted: { orderTotal: 0 } },
};

beforeEach(resetLimits);

describe("the fields that the gateway adds and hides", () => {
  it("sends key, site, store, currency and cart session of its own, whatever the browser sends", async () => {
    const asked = backend(() => data(cart));
    const body = {
      productId: 3,
      qty: 1,
      options: {},
      reservation: false,
      cartId: "99",
      protectCode: "x",
      currencyId: 9,
    };
    const response = await send("ecommerce/cart/addItem", {
      headers: { ...CART, language: "en" },
      body,
    });
    expect(await asked[0]?.json()).toEqual({
      productId: 3,
      qty: 1,
      options: {},
      reservation: false,
      cartId: "42",
      protectCode: "CANARY-CODE",
      currencyId: 5,
    });
    const { headers } = asked[0] as Request;
    expect(["apikey", "site", "store", "language"].map((name) => headers.get(name))).toEqual([
      "CANARY-KEY",
      "7",
      "72",
      "en",
    ]);
    const text = await response.text();
    expect(text).toContain('"items":[]');
    expect(text).not.toContain("CANARY");
  });

  it.each([
    ["6", 6],
    ["5", 5],
    ["99", 5],
    ["x", 5],
  ])("requests a cart in the shopper's currency when it is allowed, and reports it: %s", async (wanted, sent) => {
    const asked = backend(() => data(cart));
    const response = await send("ecommerce/cart/getCart", {
      headers: { cookie: `${CART.cookie}; currency=${wanted}` },
    });
    expect(await asked[0]?.json()).toMatchObject({ currencyId: sent });
    expect(await response.json()).toMatchObject({ data: { currencyId: sent } });
  });
});

describe("the cart session", () => {
  it("is set as cookies, and protectCode only there", async () => {
    backend(() => data({ cartId: 42, protectCode: "CANARY-CODE" }));
    const response = await send("ecommerce/cart/getNewCartSession", { method: "GET" });
    expect(await response.json()).toEqual({ data: { cartId: "42" } });
    const [readable, hidden] = response.headers.getSetCookie();
    expect(readable).toBe("cartId=42; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(hidden).toBe(
      "protectCode=CANARY-CODE; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly",
    );
  });

  it("is kept unless a new one is requested", async () => {
    const asked = backend(() => data({ cartId: 43, protectCode: "p" }));
    expect(
      await (
        await send("ecommerce/cart/getNewCartSession", { method: "GET", headers: CART })
      ).json(),
    ).toEqual({ data: { cartId: "42" } });
    expect(asked).toHaveLength(0);
  });

  const line = { productId: 3, qty: 1, options: {}, reservation: false };
  const opening = (request: Request) =>
    request.url.includes("getNewCartSession")
      ? data({ cartId: 43, protectCode: "CANARY-CODE" })
      : data({ ...cart, id: 43 });

  it.each([
    ["missing", {}, "43"],
    ["missing", CART, "42"],
    ["another", CART, "43"],
  ])("is opened in the request of a line: %s, %o", async (open, headers, cartId) => {
    const asked = backend(opening);
    const response = await send("ecommerce/cart/addItem", { headers, body: { ...line, open } });
    expect(asked).toHaveLength(cartId === "43" ? 2 : 1);
    const sent = await asked.at(-1)?.json();
    expect(sent).toEqual({ ...line, currencyId: 5, cartId, protectCode: "CANARY-CODE" });
    const made = response.headers.getSetCookie().join();
    if (cartId === "43") expect(made).toMatch(/cartId=43.*protectCode=CANARY-CODE/);
    else expect(made).toBe("");
    expect(await response.text()).not.toContain("CANARY");
  });

  it("is kept where its first line is refused, and not opened again for the next", async () => {
    backend((request) =>
      request.url.includes("addItem") ? failure(422, "Only 5 left.") : opening(request),
    );
    const response = await send("ecommerce/cart/addItem", { body: { ...line, open: "missing" } });
    expect([response.status, await messageOf(response)]).toEqual([422, "Only 5 left."]);
    expect(response.headers.getSetCookie().join()).toMatch(/cartId=43/);
  });

  it("adds no line where no cart can be opened", async () => {
    const asked = backend(() => failure(503, ""));
    const response = await send("ecommerce/cart/addItem", { body: { ...line, open: "missing" } });
    expect([response.status, asked.length]).toEqual([502, 1]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("is opened no more often than carts may be", async () => {
    backend(opening);
    const add = () => send("ecommerce/cart/addItem", { body: { ...line, open: "missing" } });
    const limit = limitOf(calls.ecommerce.cart.getNewCartSession).count;
    for (let count = 0; count < limit; count++) await add();
    expect((await add()).status).toBe(429);
  });

  it("is required for a cart call", async () => {
    const asked = backend(() => data(cart));
    const response = await send("ecommerce/cart/getCart");
    expect([response.status, await messageOf(response)]).toEqual([400, "Session doesn't exist"]);
    expect(asked).toHaveLength(0);
  });

  it.each([
    ["getCart", 400, "anything", true],
    ["getCart", 409, "anything", true],
    ["addItem", 409, "Cart is archived.", true],
    ["addItem", 409, "Session already used.", true],
    ["addItem", 409, "Error: Cart is archived. (42)", true],
    ["addItem", 400, "No stock.", false],
    ["getCart", 500, "broken", false],
  ])("ends after %s %i %j: %s", async (name, status, message, isOver) => {
    backend(() => failure(status, message));
    const response = await send(`ecommerce/cart/${name}`, {
      headers: CART,
      body: { productId: 1, qty: 1, options: {}, reservation: false },
    });
    const cleared = response.headers
      .getSetCookie()
      .map((value) => value.split(";").slice(0, 4).join(";"));
    expect(cleared).toEqual(
      isOver
        ? ["cartId", "protectCode", "guestPass"].map(
            (name) => `${name}=ended; Path=/; Expires=Sat, 01 Jan 2000 00:00:00 GMT; Max-Age=0`,
          )
        : [],
    );
  });
});
