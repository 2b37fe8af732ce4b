import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { backend, CART, messageOf, ORIGIN, send } from "#tests/backends/gateway.ts";
import { data, failure, type Stub } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { handleGateway } from "./handle.ts";

const cart = {
  id: 42,
  protectCode: "CANARY-CODE",
  items: [],
  prices: { converted: { orderTotal: 0 } },
};

beforeEach(resetLimits);

describe("refusals", () => {
  it.each([
    ["an unknown call", "ecommerce/cart/steal", {}, 404],
    ["a call of the server", "cms/option/filter", { method: "GET" }, 404],
    ["login, which has a route of its own", "login", {}, 404],
    [
      "a foreign page",
      "ecommerce/cart/getCart",
      { headers: { "sec-fetch-site": "cross-site" } },
      403,
    ],
    [
      "a page of a sister site",
      "ecommerce/cart/getCart",
      { headers: { "sec-fetch-site": "same-site" } },
      403,
    ],
    [
      "a call without the custom header",
      "ecommerce/cart/getCart",
      { headers: { "x-requested-with": "" } },
      403,
    ],
    ["a form", "ecommerce/cart/getCart", { headers: { "content-type": "text/plain" } }, 415],
    ["broken JSON", "ecommerce/cart/getCart", { body: "{" }, 400],
    [
      "a deep body",
      "ecommerce/cart/getCart",
      { body: `${"[".repeat(500)}${"]".repeat(500)}` },
      422,
    ],
    ["a long body", "ecommerce/cart/getCart", { body: { a: "x".repeat(300_000) } }, 413],
    ["an unknown host", "ecommerce/cart/getCart", { headers: { host: "other.test" } }, 404],
    ["a language of another site", "ecommerce/cart/getCart", { headers: { language: "fr" } }, 400],
    ["a customer's call of a visitor", "user/web/profile", { method: "GET" }, 401],
    [
      "a staff call of a customer",
      "user/profile",
      { method: "GET", headers: { cookie: "accessToken=t" } },
      403,
    ],
  ] as const)("%s", async (_, path, sending, status) => {
    const asked = backend(() => data({}));
    const response = await send(path, sending);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(await messageOf(response)).not.toBe("");
    expect(asked).toHaveLength(0);
  });

  it("lists the allowed methods of a call", async () => {
    backend(() => data({}));
    const response = await send("ecommerce/cart/updateItem", { method: "GET" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "PATCH, POST"]);
    const put = await send("ecommerce/cart/getCart", { method: "PUT" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "POST"]);
    const head = new Request(`${ORIGIN}/api/v1/product/web/get`, {
      method: "HEAD",
      headers: { host: "shop.test:3000" },
    });
    expect((await handleGateway(head)).status).toBe(405);
  });

  it("lists the invalid fields", async () => {
    backend(() => data({}));
    const response = await send("ecommerce/cart/updateItem", {
      method: "PATCH",
      headers: CART,
      body: { itemId: 1, qty: 0, options: {} },
    });
    expect(response.status).toBe(422);
    expect(await messageOf(response)).toContain("qty");
  });

  it("passes whole characters on alone", async () => {
    const requests = backend(() => data({}));
    const options = { personalizations: { engraving: "cut \ud83c" } };
    await send("ecommerce/cart/updateItem", {
      method: "PATCH",
      headers: CART,
      body: { itemId: 1, qty: 1, options },
    });
    expect(await requests[0]?.text()).toContain("cut \ufffd");
  });

  it("checks Origin when a browser sends no Sec-Fetch-Site", async () => {
    backend(() => data(cart));
    const from = async (origin: string) => {
      const request = new Request(`${ORIGIN}/api/v1/ecommerce/cart/getCart`, {
        method: "POST",
        headers: {
          host: "shop.test:3000",
          origin,
          "x-requested-with": "b",
          "content-type": "application/json",
          ...CART,
        },
      });
      return (await handleGateway(request)).status;
    };
    expect([
      await from(ORIGIN),
      await from("http://shop.test"),
      await from("null"),
      await from("http://evil.test"),
    ]).toEqual([200, 403, 403, 403]);
  });

  it("is closed during maintenance", async () => {
    backend(() => data(cart), { maintenance: true });
    expect(
      (await send("ecommerce/cart/getCart", { headers: { ...CART, host: "shop.closed.test" } }))
        .status,
    ).toBe(503);
  });
});

describe("a GET of the backend, sent by POST as our own pages do", () => {
  const CHECK = { type: "memberCard", barcode: "2900000000017" };

  it("is read from the body, its query ignored, and reaches the backend as the GET it is", async () => {
    const asked = backend(() => data({ isValid: true }));
    const response = await send("settings/external?barcode=other", { body: CHECK });
    expect([response.status, await response.json()]).toEqual([200, { data: { isValid: true } }]);
    expect(asked.map(({ method }) => method)).toEqual(["GET"]);
    expect(new URL(asked[0]?.url ?? "").search).toBe("?type=memberCard&barcode=2900000000017");
  });

  it("still works as a GET, its input in the query", async () => {
    const asked = backend(() => data({ isValid: true }));
    const response = await send("settings/external?type=memberCard&barcode=1", { method: "GET" });
    expect([response.status, asked.length]).toEqual([200, 1]);
  });

  it.each([
    ["a foreign page", { "sec-fetch-site": "cross-site" }, 403],
    ["a foreign origin", { "sec-fetch-site": "", origin: "http://evil.test" }, 403],
    ["no custom header", { "x-requested-with": "" }, 403],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ])("passes every check of a POST: %s", async (_, headers, status) => {
    const asked = backend(() => data({ isValid: true }));
    const response = await send("settings/external", { headers, body: CHECK });
    expect([response.status, asked.length]).toEqual([status, 0]);
  });

  it("is checked by its own schema", async () => {
    const asked = backend(() => data({ isValid: true }));
    const response = await send("settings/external", { body: { type: "memberCard" } });
    expect([response.status, asked.length]).toEqual([422, 0]);
  });
});

describe("faults", () => {
  it.each([
    ["a network error", () => Promise.reject(new TypeError("fetch failed at 10.0.0.7")), 503],
    ["HTML", () => new Response("<html>secret stack</html>"), 502],
    ["500", () => failure(500, "SQL secret"), 502],
    ["409 with a message", () => failure(409, "Cart is archived."), 409],
  ] as [string, Stub, number][])("%s", async (_, stub, status) => {
    backend(stub);
    const response = await send("ecommerce/cart/getCart", { headers: CART });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/secret|10\.0/);
  });

  it("reveals no internal errors", async () => {
    backend(() => data(cart));
    vi.stubEnv("LOG_LEVEL", "info");
    resetSettings();
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const request = new Request(`${ORIGIN}/api/v1/ecommerce/cart/getCart`, {
      method: "POST",
      headers: { host: "shop.test:3000" },
    });
    vi.spyOn(request.headers, "has").mockImplementation(() => {
      throw new Error("inside");
    });
    const response = await handleGateway(request);
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain("inside");
    expect(String(written.mock.lastCall?.[0])).toContain(
      response.headers.get("x-request-id") ?? "no id",
    );
  });
});

it("limits guessing, and says for how long", async () => {
  backend(() => failure(404, "Coupon not found!"));
  const tries = [];
  for (let n = 0; n < 41; n++)
    tries.push(
      await send("ecommerce/cart/applyCoupon", { headers: CART, body: { couponCode: `x${n}` } }),
    );
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(40);
  expect(tries.at(-1)?.status).toBe(429);
  expect(Number(tries.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
});

it("sends consents in the type in which the backend numbers them", async () => {
  const asked = backend(() => data({}));
  const body = {
    status: "accepted",
    statusTimestamp: "2026-05-01T10:00:00.000Z",
    sourceType: "newsletter",
    consents: [12, "B2"],
    user: { userType: "guest", email: "ana@b.hr" },
  };
  expect((await send("gdpr/web/consent/log/create", { body })).status).toBe(200);
  // The time is the gateway's own (consent-evidence.test.ts).
  const statusTimestamp = expect.stringMatching(/Z$/);
  expect(await asked[0]?.json()).toEqual({ ...body, statusTimestamp });
});
