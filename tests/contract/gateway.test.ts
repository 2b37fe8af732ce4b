import { beforeAll, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { handleGateway } from "#lib/gateway/handle.ts";
import { login } from "#lib/gateway/session-routes.ts";
import { seed } from "#sandbox/seed/index.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { connect } from "./client.ts";

const sandbox = mountSandbox();
const ORIGIN = "http://tenis.localhost:3000";
const canaries: string[] = [];

beforeAll(async () => {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests only");
  resetSettings();
  canaries.push((await connect()).site.apiKey);
});

/** A browser: keeps cookies, and checks every answer for secrets. */
class Browser {
  readonly jar = new Map<string, string>();

  async call<T>(
    method: string,
    path: string,
    body: unknown = {},
  ): Promise<{ status: number; data: T; message?: string }> {
    const request = new Request(`${ORIGIN}/api/${path}`, {
      method,
      headers: {
        host: "tenis.localhost:3000",
        origin: ORIGIN,
        language: "hr",
        "sec-fetch-site": "same-origin",
        "x-requested-with": "baseline",
        "content-type": "application/json",
        cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: method === "GET" ? undefined : JSON.stringify(body),
    });
    const response = await (path === "session/login" ? login(request) : handleGateway(request));
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      if (line.includes("Max-Age=0")) this.jar.delete(name);
      else this.jar.set(name, value);
      if (line.includes("HttpOnly") && value.length > 5) canaries.push(decodeURIComponent(value));
    }
    const text = await response.text();
    for (const canary of canaries) expect(text).not.toContain(canary);
    const { data, error } = JSON.parse(text) as {
      data: T;
      error?: { payload: { message: string } };
    };
    return { status: response.status, data, message: error?.payload.message };
  }
}

type Items = {
  items: {
    id: number;
    itemId: number;
    qty: number;
    format: string;
    stock: { available: boolean };
  }[];
};
const filter = { limit: 200, filters: [{ key: "archived", value: false }] };
const adding = (id: number) => ({ productId: id, qty: 1, options: {}, reservation: false });

it("fills a cart without a secret ever reaching the browser", async () => {
  const browser = new Browser();
  const { data: found } = await browser.call<Items>("POST", "v1/product/web/filter", filter);
  const product = found.items.find(({ format, stock }) => format === "simple" && stock.available);
  expect(
    (await browser.call("POST", "v1/ecommerce/cart/addItem", adding(product?.id ?? 0))).message,
  ).toBe("Session doesn't exist");
  await browser.call("GET", "v1/ecommerce/cart/getNewCartSession");
  expect([...browser.jar.keys()]).toEqual(["cartId", "protectCode"]);
  await browser.call("POST", "v1/ecommerce/cart/addItem", adding(product?.id ?? 0));
  const { data: cart } = await browser.call<Items>("POST", "v1/ecommerce/cart/getCart");
  expect(cart.items).toHaveLength(1);
  const { data: emptied } = await browser.call<Items>("DELETE", "v1/ecommerce/cart/deleteItem", {
    itemId: cart.items[0]?.itemId,
  });
  expect(emptied.items).toEqual([]);
});

it("forgets a cart that the backend has forgotten, and the next add works again", async () => {
  const browser = new Browser();
  await browser.call("GET", "v1/ecommerce/cart/getNewCartSession");
  sandbox.reset();
  expect((await browser.call("POST", "v1/ecommerce/cart/getCart")).status).toBe(400);
  expect(browser.jar.size).toBe(0);
  expect((await browser.call("GET", "v1/ecommerce/cart/getNewCartSession")).status).toBe(200);
});

it("logs staff in with cookies that open their own calls, on their site only", async () => {
  const staff =
    seed.users.find(({ isBackofficeUser }) => isBackofficeUser) ??
    expect.fail("no staff in the seed");
  const browser = new Browser();
  const credentials = { username: staff.email, password: staff.password };
  expect((await browser.call("GET", "v1/user/profile")).status).toBe(401);
  expect(
    (await browser.call("POST", "session/login", { ...credentials, password: "wrong" })).message,
  ).toBe("Unknown username or password!");
  await browser.call("POST", "session/login", { ...credentials, admin: true });
  expect([...browser.jar.keys()].sort()).toEqual([
    "accessToken",
    "isStaff",
    "refreshToken",
    "staff",
    "staffLogin",
  ]);
  expect((await browser.call<{ email: string }>("GET", "v1/user/profile")).data.email).toBe(
    staff.email,
  );
});
