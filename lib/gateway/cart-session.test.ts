import { beforeEach, describe, expect, it } from "vitest";
import { backend, CART, messageOf, ORIGIN, send } from "#tests/msw/gateway.ts";
import { data, failure, stubBackend, withSite } from "#tests/msw/stub-backend.ts";
import { resetLimits } from "./counters.ts";

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

  it("builds the return addresses itself", async () => {
    const asked = backend(() => data({ html: "", orderSlug: "a-1" }));
    const body = {
      userId: 1,
      giftMessage: "",
      orderMessage: "",
      to: "",
      from: "",
      successURL: "http://evil.test/",
      failureURL: "http://evil.test/",
    };
    await send("ecommerce/order/create", { headers: CART, body });
    expect(await asked[0]?.json()).toMatchObject({
      successURL: `${ORIGIN}/naplata/uspjesna`,
      failureURL: `${ORIGIN}/checkout/failure`,
    });
  });

  it("places one order for simultaneous requests", async () => {
    const asked = backend(() => data({ html: "", orderSlug: "a-1" }));
    const body = { userId: 1, giftMessage: "", orderMessage: "", to: "", from: "" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => send("ecommerce/order/create", { headers: CART, body })),
    );
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      Array(3).fill({ data: { html: "", orderSlug: "a-1" } }),
    );
    expect(asked).toHaveLength(1);
  });

  it("places the orders of two sites apart, whose carts have the same id", async () => {
    const sites: (string | null)[] = [];
    const first = withSite(async (request) => {
      if (!request.url.endsWith("/order/create")) return data(cart);
      // Both are under way at the same time.
      for (let turn = 0; turn < 9; turn += 1) await new Promise((done) => setImmediate(done));
      sites.push(request.headers.get("site"));
      return data({ html: "", orderSlug: "a-1" });
    });
    stubBackend((request) =>
      request.url.endsWith("/domainDetect") &&
      request.headers.get("referer")?.includes("shop.other")
        ? data({ siteID: 8, apiKeyToken: "k", apiKeyId: 1 })
        : first(request),
    );
    const body = { userId: 1, giftMessage: "", orderMessage: "", to: "", from: "" };
    const hosts = ["shop.test", "shop.other"];
    for (const host of hosts) await send("ecommerce/cart/getCart", { headers: { ...CART, host } });
    await Promise.all(
      hosts.map((host) => send("ecommerce/order/create", { headers: { ...CART, host }, body })),
    );
    expect(sites.sort()).toEqual(["7", "8"]);
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
    const renewed = await send("ecommerce/cart/getNewCartSession?renew=1", {
      method: "GET",
      headers: CART,
    });
    expect(await renewed.json()).toEqual({ data: { cartId: "43" } });
    expect(asked[0]?.url).not.toContain("renew");
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
      .map((value) => value.split(";").slice(0, 3).join(";"));
    expect(cleared).toEqual(
      isOver ? ["cartId=; Path=/; Max-Age=0", "protectCode=; Path=/; Max-Age=0"] : [],
    );
  });
});
