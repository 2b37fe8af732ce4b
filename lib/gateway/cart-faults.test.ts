import { beforeEach, describe, expect, it } from "vitest";
import { backend, CART, endedCookies, guestOf, messageOf, send } from "#tests/backends/gateway.ts";
import { data, failure, type Stub } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";

const line = { options: { personalizations: {}, bundleOptions: [] } };

/** Every call of cart and checkout, as a browser sends it; `safe` ones may be retried. */
const CALLS: [path: string, method: string, safe: boolean, body: object][] = [
  ["cart/getCart", "POST", true, {}],
  ["cart/addItem", "POST", false, { productId: 1, qty: 1, reservation: false, ...line }],
  ["cart/updateItem", "PATCH", false, { itemId: 1, qty: 2, ...line }],
  ["cart/deleteItem", "DELETE", false, { itemId: 1 }],
  ["cart/clearCart", "POST", false, {}],
  ["cart/applyCoupon", "POST", false, { couponCode: "ACE10" }],
  ["cart/removeCoupon", "POST", false, {}],
  ["delivery/getApplicableDeliveryMethods", "POST", true, { userId: 5, countryId: 1 }],
  ["delivery/saveDeliveryMethod", "PUT", false, { userId: 5, deliveryMethodId: 1, branchId: null }],
  ["payment/getApplicablePaymentMethods", "POST", true, { userId: 5 }],
  ["order/pgSuccess/2026-1", "POST", false, { details: {}, internalRedirect: true }],
];

const REFUSED = ["cartId", "protectCode", "guestPass"];
const reject = (name: string) => () =>
  Promise.reject(Object.assign(new Error("at 10.0.0.7"), { name }));

/** The fault, the browser's answer, and whether a safe call is retried. */
const FAULTS: [fault: string, stub: Stub, status: number, again: boolean][] = [
  ["a network error", reject("TypeError"), 503, true],
  ["the deadline", reject("TimeoutError"), 504, true],
  ["500", () => failure(500, "SQL secret"), 502, false],
  ["503", () => failure(503, "down secret"), 502, false],
  ["HTML", () => new Response("<html>secret</html>"), 502, false],
  ["half a body", () => new Response('{"data":{"items":[{"secret"'), 502, false],
  ["422", () => failure(422, "Not today."), 422, false],
  ["404", () => failure(404, "Not there."), 404, false],
];

beforeEach(resetLimits);

describe.each(CALLS)("ecommerce/%s", (path, method, safe, body) => {
  const ask = async () => send(`ecommerce/${path}`, { method, headers: await guestOf(), body });

  it.each(
    FAULTS,
  )("after %s keeps the cart and tells nothing of the inside", async (_, stub, status, again) => {
    const asked = backend(stub);
    const response = await ask();
    expect([response.status, endedCookies(response)]).toEqual([status, []]);
    expect(asked).toHaveLength(safe && again ? 2 : 1);
    expect(await response.text()).not.toMatch(/secret|CANARY|10\.0|<html|object Object/);
  });

  it.each([
    "Cart is archived.",
    "Session already used.",
  ])("ends the session after 409 on %s", async (message) => {
    backend(() => failure(409, message));
    const response = await ask();
    expect([response.status, endedCookies(response)]).toEqual([409, REFUSED]);
    expect(await messageOf(response)).toBe(message);
  });

  it("ends the session after 400 only when loading the cart", async () => {
    backend(() => failure(400, "Unknown cart."));
    expect(endedCookies(await ask())).toEqual(path === "cart/getCart" ? REFUSED : []);
  });
});

describe.each(
  CALLS.filter(([path]) => !path.startsWith("order/pgSuccess")),
)("ecommerce/%s without a session", (path, method, _, body) => {
  it("is never sent", async () => {
    const asked = backend(() => data({}));
    const response = await send(`ecommerce/${path}`, { method, body });
    expect([response.status, await messageOf(response)]).toEqual([400, "Session doesn't exist"]);
    expect(asked).toHaveLength(0);
  });
});

it('treats "no abandoned cart" as a normal answer', async () => {
  backend(() => failure(404, "None."));
  const response = await send("ecommerce/cart/getAbandoned", {
    headers: { cookie: "accessToken=h.eyJleHAiOjQxMDAwMDAwMDB9.s" },
  });
  expect([response.status, await response.json()]).toEqual([200, { data: { cartId: "" } }]);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it.each(
  CALLS.filter(([, method]) => method !== "PUT"),
)("ecommerce/%s: an answer of another shape never reaches a page", async (path, method, _, body) => {
  backend(() => data("secret"));
  const response = await send(`ecommerce/${path}`, { method, headers: await guestOf(), body });
  expect([response.status, endedCookies(response)]).toEqual([502, []]);
  expect(await response.text()).not.toContain("secret");
});

describe("guessing and flooding", () => {
  const customer = { cookie: `${CART.cookie}; accessToken=h.eyJleHAiOjQxMDAwMDAwMDB9.s` };

  it.each([
    ["coupons", 40, "cart/applyCoupon", "POST", { couponCode: "x" }],
    ["member cards on the cart", 40, "cart/applyMemberCard", "POST", { barcode: "1" }],
  ])("%s: allows %i refused attempts in ten minutes, then answers 429", async (_, most, path, method, body) => {
    backend(() => failure(422, "No."));
    const ask = () => send(`ecommerce/${path}`, { method, headers: customer, body });
    for (let n = 0; n < most; n++) expect((await ask()).status).toBe(422);
    const response = await ask();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(endedCookies(response)).toEqual([]);
  });

  it("member card checks: allows 40 unknown cards in ten minutes, then answers 429; known cards do not count", async () => {
    const known = new Set(["29"]);
    const asked = backend(({ url }) =>
      data({ isValid: known.has(new URL(url).searchParams.get("barcode") ?? "") }),
    );
    const check = async (barcode: string | number) =>
      (await send(`settings/external?type=memberCard&barcode=${barcode}`, { method: "GET" }))
        .status;
    for (let n = 0; n < 60; n++) expect(await check(29)).toBe(200);
    for (let n = 0; n < 40; n++) expect(await check(`1${n}`)).toBe(200);
    const sent = asked.length;
    expect(await check("199")).toBe(429);
    expect(asked).toHaveLength(sent);
  });

  it("does not count an accepted coupon", async () => {
    backend(() => data({ id: 42, items: [], prices: { converted: { orderTotal: 0 } } }));
    const ask = () =>
      send("ecommerce/cart/applyCoupon", { headers: CART, body: { couponCode: "A" } });
    for (let n = 0; n < 60; n++) expect((await ask()).status).toBe(200);
  });

  it("sessions: allows 600 in ten minutes", async () => {
    backend(() => data({ cartId: 1, protectCode: "p" }));
    const statuses: number[] = [];
    for (let n = 0; n <= 600; n++)
      statuses.push((await send("ecommerce/cart/getNewCartSession", { method: "GET" })).status);
    expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([
      600, 600,
    ]);
  });
});
