import { beforeEach, describe, expect, it, vi } from "vitest";
import { data, failure, type Stub, stubBackend, withSite } from "@/tests/msw/stub-backend";
import { handleGateway } from "./handle";
import { resetLimits } from "./limits";

const ORIGIN = "http://shop.test:3000";
const CART = { cookie: "cartId=42; protectCode=CANARY-CODE" };
const cart = { id: 42, protectCode: "CANARY-CODE", items: [], prices: { converted: { orderTotal: 0 } } };

interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

function send(path: string, { method = "POST", headers = {}, body = {} }: Sending = {}): Promise<Response> {
  const request = new Request(`${ORIGIN}/api/v1/${path}`, {
    method,
    headers: { host: "shop.test:3000", origin: ORIGIN, "sec-fetch-site": "same-origin", "x-requested-with": "baseline", "content-type": "application/json", ...headers },
    body: method === "GET" ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  });
  return handleGateway(request, ["v1", ...path.split("?")[0]?.split("/") ?? []]);
}

/** The calls of the backend but the start-up's. */
function backend(stub: Stub, options?: { maintenance?: boolean }): Request[] {
  const asked: Request[] = [];
  stubBackend(withSite((request) => {
    asked.push(request.clone());
    return stub(request);
  }, options));
  return asked;
}

const messageOf = async (response: Response) => ((await response.json()) as { error: { payload: { message: string } } }).error.payload.message;

beforeEach(resetLimits);

describe("what is refused", () => {
  it.each([
    ["an unknown call", "ecommerce/cart/steal", {}, 404],
    ["a call of the server", "cms/option/filter", { method: "GET" }, 404],
    ["login, which has a route of its own", "login", {}, 404],
    ["a foreign page", "ecommerce/cart/getCart", { headers: { "sec-fetch-site": "cross-site" } }, 403],
    ["a page of a sister site", "ecommerce/cart/getCart", { headers: { "sec-fetch-site": "same-site" } }, 403],
    ["a call without the custom header", "ecommerce/cart/getCart", { headers: { "x-requested-with": "" } }, 403],
    ["a form", "ecommerce/cart/getCart", { headers: { "content-type": "text/plain" } }, 415],
    ["broken JSON", "ecommerce/cart/getCart", { body: "{" }, 400],
    ["a deep body", "ecommerce/cart/getCart", { body: `${"[".repeat(500)}${"]".repeat(500)}` }, 422],
    ["a long body", "ecommerce/cart/getCart", { body: { a: "x".repeat(300_000) } }, 413],
    ["an unknown host", "ecommerce/cart/getCart", { headers: { host: "other.test" } }, 404],
    ["a language of another site", "ecommerce/cart/getCart", { headers: { language: "fr" } }, 400],
    ["a customer's call of a visitor", "user/web/profile", { method: "GET" }, 401],
    ["a staff call of a customer", "cms/element/update/3", { method: "PATCH", headers: { cookie: "accessToken=t" } }, 403],
  ] as const)("%s", async (_, path, sending, status) => {
    const asked = backend(() => data({}));
    const response = await send(path, sending);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(await messageOf(response)).not.toBe("");
    expect(asked).toHaveLength(0);
  });

  it("names the right methods of a call", async () => {
    backend(() => data({}));
    const response = await send("ecommerce/cart/updateItem", { method: "GET" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "PATCH"]);
  });

  it("names the fields that do not fit", async () => {
    backend(() => data({}));
    const response = await send("ecommerce/cart/updateItem", { method: "PATCH", headers: CART, body: { itemId: 1, qty: 0, options: {} } });
    expect(response.status).toBe(422);
    expect(await messageOf(response)).toContain("qty");
  });

  it("judges by Origin where a browser sends no Sec-Fetch-Site", async () => {
    backend(() => data(cart));
    const from = async (origin: string) => {
      const request = new Request(`${ORIGIN}/x`, { method: "POST", headers: { host: "shop.test:3000", origin, "x-requested-with": "b", "content-type": "application/json", ...CART } });
      return (await handleGateway(request, ["v1", "ecommerce", "cart", "getCart"])).status;
    };
    expect([await from(ORIGIN), await from("http://shop.test"), await from("null"), await from("http://evil.test")]).toEqual([200, 403, 403, 403]);
  });

  it("is closed during maintenance", async () => {
    backend(() => data(cart), { maintenance: true });
    expect((await send("ecommerce/cart/getCart", { headers: { ...CART, host: "shop.closed.test" } })).status).toBe(503);
  });
});

describe("what is filled in and kept back", () => {
  it("sends key, site, store of the page's language, currency and cart session, whatever the browser says", async () => {
    const asked = backend(() => data(cart));
    const body = { productId: 3, qty: 1, options: {}, reservation: false, cartId: "99", protectCode: "x", currencyId: 9 };
    const response = await send("ecommerce/cart/addItem", { headers: { ...CART, language: "en" }, body });
    expect(await asked[0]?.json()).toEqual({ productId: 3, qty: 1, options: {}, reservation: false, cartId: "42", protectCode: "CANARY-CODE", currencyId: 5 });
    const { headers } = asked[0] as Request;
    expect(["apikey", "site", "store", "language"].map((name) => headers.get(name))).toEqual(["CANARY-KEY", "7", "72", "en"]);
    const text = await response.text();
    expect(text).toContain('"items":[]');
    expect(text).not.toContain("CANARY");
  });

  it("builds the addresses to return to itself", async () => {
    const asked = backend(() => data({ html: "", orderSlug: "a-1" }));
    const body = { userId: 1, giftMessage: "", orderMessage: "", to: "", from: "", successURL: "http://evil.test/", failureURL: "http://evil.test/" };
    await send("ecommerce/order/create", { headers: CART, body });
    expect(await asked[0]?.json()).toMatchObject({ successURL: `${ORIGIN}/naplata/uspjesna`, failureURL: `${ORIGIN}/checkout/failure` });
  });

  it("orders once, however often it is asked at once", async () => {
    const asked = backend(() => data({ html: "", orderSlug: "a-1" }));
    const body = { userId: 1, giftMessage: "", orderMessage: "", to: "", from: "" };
    const answers = await Promise.all([1, 2, 3].map(() => send("ecommerce/order/create", { headers: CART, body })));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(3).fill({ data: { html: "", orderSlug: "a-1" } }));
    expect(asked).toHaveLength(1);
  });
});

describe("the cart session", () => {
  it("is set as cookies, and protectCode only there", async () => {
    backend(() => data({ cartId: 42, protectCode: "CANARY-CODE" }));
    const response = await send("ecommerce/cart/getNewCartSession", { method: "GET" });
    expect(await response.json()).toEqual({ data: { cartId: "42" } });
    const [readable, hidden] = response.headers.getSetCookie();
    expect(readable).toBe("cartId=42; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(hidden).toBe("protectCode=CANARY-CODE; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
  });

  it("is kept where there is one, unless a new one is asked for", async () => {
    const asked = backend(() => data({ cartId: 43, protectCode: "p" }));
    expect(await (await send("ecommerce/cart/getNewCartSession", { method: "GET", headers: CART })).json()).toEqual({ data: { cartId: "42" } });
    expect(asked).toHaveLength(0);
    const renewed = await send("ecommerce/cart/getNewCartSession?renew=1", { method: "GET", headers: CART });
    expect(await renewed.json()).toEqual({ data: { cartId: "43" } });
    expect(asked[0]?.url).not.toContain("renew");
  });

  it("must be there for a cart call", async () => {
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
    ["addItem", 400, "No stock.", false],
    ["getCart", 500, "broken", false],
  ])("after %s %i %j: over %s", async (name, status, message, isOver) => {
    backend(() => failure(status, message));
    const response = await send(`ecommerce/cart/${name}`, { headers: CART, body: { productId: 1, qty: 1, options: {}, reservation: false } });
    const cleared = response.headers.getSetCookie().map((value) => value.split(";").slice(0, 3).join(";"));
    expect(cleared).toEqual(isOver ? ["cartId=; Path=/; Max-Age=0", "protectCode=; Path=/; Max-Age=0"] : []);
  });
});

describe("faults", () => {
  it.each([
    ["silence", () => Promise.reject(new TypeError("fetch failed at 10.0.0.7")), 503],
    ["HTML", () => new Response("<html>secret stack</html>"), 502],
    ["500", () => failure(500, "SQL secret"), 502],
    ["409 with a message", () => failure(409, "Cart is archived."), 409],
  ] as [string, Stub, number][])("%s", async (_, stub, status) => {
    backend(stub);
    const response = await send("ecommerce/cart/getCart", { headers: CART });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/secret|10\.0/);
  });

  it("tells nothing of what broke inside", async () => {
    backend(() => data(cart));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubEnv("TRUSTED_PROXY", "");
    const request = new Request(`${ORIGIN}/x`, { method: "POST", headers: { host: "shop.test:3000" } });
    vi.spyOn(request.headers, "has").mockImplementation(() => {
      throw new Error("inside");
    });
    const response = await handleGateway(request, ["v1", "ecommerce", "cart", "getCart"]);
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain("inside");
    expect(console.error).toHaveBeenCalledOnce();
  });
});

it("slows guessing down, and says for how long", async () => {
  backend(() => failure(404, "Coupon not found!"));
  const tries = [];
  for (let n = 0; n < 41; n++) tries.push(await send("ecommerce/cart/applyCoupon", { headers: CART, body: { couponCode: `x${n}` } }));
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(40);
  expect(tries.at(-1)?.status).toBe(429);
  expect(Number(tries.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
});
