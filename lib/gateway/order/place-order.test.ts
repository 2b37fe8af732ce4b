import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { BUYER_UNKNOWN } from "#lib/shop/api/buyer-unknown.ts";
import { RENEWED_ELSEWHERE_HEADER } from "#lib/shop/api/renewed-elsewhere.ts";
import { backend, CART, guestOf, messageOf, ORIGIN, send } from "#tests/backends/gateway.ts";
import {
  accepting,
  cartOf,
  lineOf,
  ORDER,
  ordered,
  outcome,
  pathsOf,
  place,
  SEEN,
  TERMS,
} from "#tests/backends/place-order.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";

beforeEach(resetLimits);

describe("placing an order", () => {
  it("checks consents, saves the method, checks the cart, and only then creates it", async () => {
    const asked = backend(accepting());
    const response = await place({ ...ORDER, companyData: { companyName: "Klub", oib: "1" } });
    expect(await response.json()).toEqual({
      data: { kind: "created", html: "", orderSlug: "a-1" },
    });
    expect(pathsOf(asked)).toEqual([
      "gdpr/web/consent/filter",
      "ecommerce/payment/savePaymentMethod",
      "ecommerce/cart/validateCart",
      "ecommerce/cart/getCart",
      "ecommerce/order/create",
    ]);
    expect(await asked[1]?.json()).toEqual({
      cartId: "42",
      protectCode: "CANARY-CODE",
      userId: 5,
      paymentMethodId: 1,
      companyData: { companyName: "Klub", oib: "1" },
    });
    expect(await asked[4]?.json()).toEqual({
      cartId: "42",
      protectCode: "CANARY-CODE",
      userId: 5,
      giftMessage: "",
      orderMessage: "Ring twice",
      to: "Iva",
      from: "Ana",
      successURL: `${ORIGIN}/naplata/uspjesna`,
      failureURL: `${ORIGIN}/checkout/failure`,
    });
  });

  it("is the only way: no browser can make the calls of it", async () => {
    const asked = backend(accepting());
    for (const path of ["order/create", "cart/validateCart", "payment/savePaymentMethod"])
      expect(
        (await send(`ecommerce/${path}`, { headers: await guestOf(), body: ORDER })).status,
      ).toBe(404);
    expect(asked).toEqual([]);
  });

  it("takes the shop's own pages only, a cart, a known buyer and a whole order", async () => {
    const asked = backend(accepting());
    const foreign = { ...(await guestOf()), "sec-fetch-site": "cross-site" };
    expect((await place(ORDER, foreign)).status).toBe(403);
    expect((await place(ORDER, {})).status).toBe(400);
    const unknown = await place(ORDER, CART);
    expect([unknown.status, await messageOf(unknown)]).toEqual([403, BUYER_UNKNOWN]);
    expect((await place({ ...ORDER, userId: 6 })).status).toBe(403);
    for (const name of ["paymentMethodId", "consents", "seen", "to"])
      expect((await place({ ...ORDER, [name]: undefined })).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it("orders as the customer of the session", async () => {
    const asked = backend(accepting({ "user/web/profile": () => data({ id: 9, addresses: [] }) }));
    const cookie = `${CART.cookie}; loggedIn=1; accessToken=${tokenFor("a", 600)}`;
    expect((await place({ ...ORDER, userId: 9 }, { cookie })).status).toBe(200);
    expect(await ordered(asked)[0]?.json()).toMatchObject({ userId: 9 });
    expect((await place({ ...ORDER, userId: 5 }, { cookie })).status).toBe(403);
  });

  it("tells a browser to come again whose session was just renewed elsewhere", async () => {
    const asked = backend(accepting({ "api/v1/refresh": () => failure(401, "Spent.") }));
    const cookie = `${CART.cookie}; loggedIn=1; refreshToken=r`;
    const response = await place({ ...ORDER, userId: 9 }, { cookie });
    expect([response.status, response.headers.get(RENEWED_ELSEWHERE_HEADER)]).toEqual([503, "1"]);
    expect(ordered(asked)).toEqual([]);
  });
});

describe("consents", () => {
  it("that are required and were not accepted are named, and nothing is saved", async () => {
    const asked = backend(accepting());
    expect(await (await place({ ...ORDER, consents: ["other"] })).json()).toEqual({
      data: { kind: "consentsMissing", consents: ["terms"] },
    });
    expect(pathsOf(asked)).toEqual(["gdpr/web/consent/filter"]);
  });

  it.each([
    [
      "a number that was accepted as a text",
      { ...TERMS, uniqueNumber: 7, consents: [7], requiredConsents: ["7"] },
      ["7"],
    ],
    ["one that is not required", { ...TERMS, requiredConsents: [] }, []],
  ])("allow %s", async (_, record, consents) => {
    const stub = accepting({ "gdpr/web/consent/filter": () => data([record]) });
    expect(await outcome(stub, { ...ORDER, consents })).toMatchObject({ sent: 1 });
  });

  it("of a backend without any are not required", async () => {
    const stub = accepting({ "gdpr/web/consent/filter": () => failure(404, "There is no call") });
    expect(await outcome(stub, { ...ORDER, consents: [] })).toMatchObject({ sent: 1 });
  });

  it("are read by the backend's other call where it answers that one only", async () => {
    const stub = accepting({
      "gdpr/web/consent/filter": () => failure(500, "no"),
      "cms/consent/filter": () => data({ records: [TERMS] }),
    });
    expect(await outcome(stub, { ...ORDER, consents: [] })).toMatchObject({
      told: { kind: "consentsMissing" },
      sent: 0,
    });
  });

  it.each([
    ["fail", () => failure(500, "SQL")],
    ["are silent", () => Promise.reject(new TypeError("x"))],
  ])("that %s make no order", async (_, fault) => {
    const stub = accepting({ "gdpr/web/consent/filter": fault, "cms/consent/filter": fault });
    expect(await outcome(stub)).toMatchObject({ told: { kind: "consentsUnknown" }, sent: 0 });
  });
});

describe("the cart that was seen", () => {
  const checked = (answer: unknown) => accepting({ "cart/validateCart": () => data(answer) });
  const read = (cart: unknown) => accepting({ "cart/getCart": () => data(cart) });

  it.each([
    ["another number of items", checked({ items: [] })],
    ["another item", checked({ items: [{ ...lineOf(), itemId: 2 }] })],
    ["another price", checked({ items: [lineOf(11)] })],
    ["a dearer delivery, tax or a lost discount", read(cartOf(13))],
    ["a coupon that ran out", read(cartOf(12, { couponCode: "ACE10", couponValid: false }))],
  ])("is not ordered with %s", async (_, stub) => {
    expect(await outcome(stub)).toMatchObject({ told: { kind: "cartChanged" }, sent: 0 });
  });

  it("is compared in the main currency where it was shown in another one", async () => {
    const seen = {
      ...SEEN,
      currencyId: 6,
      prices: { ...SEEN.prices, converted: { orderTotal: 90 } },
    };
    expect(await outcome(accepting(), { ...ORDER, seen })).toMatchObject({ sent: 1 });
    const dearer = { ...seen, prices: { ...seen.prices, base: { orderTotal: 11 } } };
    expect(await outcome(accepting(), { ...ORDER, seen: dearer })).toMatchObject({ sent: 0 });
  });

  it("is not ordered with an invalid member card, nor with what the backend finds wrong", async () => {
    const card = checked({ items: [lineOf()], validateMemberCard: false });
    expect(await outcome(card)).toMatchObject({ told: { kind: "memberCardInvalid" }, sent: 0 });
    const errors = ["Sold out.", { message: "Only 1 left." }, 5, null, "x".repeat(400)];
    expect(await outcome(checked({ items: [lineOf()], errors }))).toMatchObject({
      told: { kind: "cartInvalid", messages: ["Sold out.", "Only 1 left.", "x".repeat(300)] },
      sent: 0,
    });
  });

  it.each([
    ["a bare list", [lineOf()]],
    ["records", { records: [lineOf()] }],
    ["data", { data: [lineOf()], validateMemberCard: "1" }],
    ["lines that hold prices only", { items: [{ itemId: 1, prices: lineOf().prices }] }],
    ["lines without prices", { items: [{ itemId: "1" }] }],
    ["lines without numbers", { items: [lineOf(null)], errors: null }],
  ])("is ordered where the check answers %s", async (_, answer) => {
    expect(await outcome(checked(answer))).toMatchObject({ told: { kind: "created" }, sent: 1 });
  });
});
