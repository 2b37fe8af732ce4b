import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { login } from "#lib/gateway/session-routes.ts";
import middleware from "#middleware.ts";
import { backend, ORIGIN, send } from "#tests/backends/gateway.ts";
import { data, tokenFor } from "#tests/backends/stub-backend.ts";

const HTTPS = { "x-forwarded-proto": "https" };
const cart = { id: 42, protectCode: "code", items: [], prices: { converted: {} } };

beforeEach(resetLimits);

/** The backend, and a proxy that reports the visitors' protocol. */
function backendBehindProxy(...args: Parameters<typeof backend>) {
  const asked = backend(...args);
  vi.stubEnv("TRUSTED_PROXY", "1");
  resetSettings();
  return asked;
}

const setBy = (answer: Response) => answer.headers.getSetCookie();
/** The browser's cookies after an answer, including those that a neighbour has planted under the plain names. */
const sentAfter = (answer: Response) =>
  setBy(answer)
    .map((value) => value.split(";")[0])
    .join("; ");

describe("over https", () => {
  it("a new cart is found by its new names, and a planted one is not", async () => {
    const asked = backendBehindProxy(() => data({ ...cart, cartId: "42" }));
    const made = await send("ecommerce/cart/getNewCartSession", {
      method: "GET",
      headers: HTTPS,
    });
    expect(setBy(made)).toHaveLength(2);
    expect(setBy(made).every((value) => /^__Host-.*; Secure$/.test(value))).toBe(true);
    const planted = "cartId=66; protectCode=evil";
    const add = (cookie: string) =>
      send("ecommerce/cart/addItem", {
        headers: { ...HTTPS, cookie },
        body: { productId: 3, qty: 1, options: {}, reservation: false },
      });
    expect((await add(planted)).status).toBe(400);
    await add(`${planted}; ${sentAfter(made)}; ${planted}`);
    expect(await asked.at(-1)?.json()).toMatchObject({ cartId: "42", protectCode: "code" });
  });

  it("nobody is logged in by planted tokens, and a login counts under its new names", async () => {
    const tokens = { accessToken: tokenFor("own", 600), refreshToken: "own" };
    const user = { id: 1, email: "a@b.test", isBackofficeUser: false };
    const asked = backendBehindProxy(() => data({ tokens, user, items: [] }));
    const answer = await login(
      new Request(`${ORIGIN}/api/session/login`, {
        method: "POST",
        headers: {
          ...HTTPS,
          host: ORIGIN.slice(7),
          "sec-fetch-site": "same-origin",
          "x-requested-with": "b",
          "content-type": "application/json",
        },
        body: JSON.stringify({ username: "a@b.test", password: "password" }),
      }),
    );
    expect(setBy(answer).every((value) => /^__Host-.*; Secure$/.test(value))).toBe(true);
    const planted = `accessToken=${tokenFor("evil", 600)}; refreshToken=evil`;
    const profile = (cookie: string) =>
      send("user/web/profile", { method: "GET", headers: { ...HTTPS, cookie } });
    expect((await profile(planted)).status).toBe(401);
    await profile(`${planted}; ${sentAfter(answer)}`);
    expect(asked.at(-1)?.headers.get("accesstoken")).toBe(tokens.accessToken);
  });

  it("edit mode opens by the new name of the staff note only", async () => {
    backendBehindProxy(() => data({}));
    const note = await signStaffHint(7);
    const visit = async (cookie: string) => {
      const headers = { ...HTTPS, host: "shop.test:3000", cookie };
      const answer = await middleware(new NextRequest(`${ORIGIN}/shop?editPage=true`, { headers }));
      return answer.headers.get("x-middleware-rewrite");
    };
    expect(await visit(`staff=${note}`)).toContain("/storefront/");
    expect(await visit(`__Host-staff=${note}`)).toContain("/edit/");
  });
});
