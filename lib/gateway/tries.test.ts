import { beforeEach, describe, expect, it } from "vitest";
import { backend, CART, endedCookies, requestOf, send } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { login } from "./session-routes.ts";

beforeEach(resetLimits);

const coupon = () =>
  send("ecommerce/cart/applyCoupon", { headers: CART, body: { couponCode: "x" } });
const cart = { id: 42, items: [], prices: { converted: {} } };
const logIn = (password: string, headers: Record<string, string> = {}) =>
  login(requestOf("session/login", { headers, body: { username: "ana@b.hr", password } }));
const entered = { tokens: { accessToken: tokenFor("a", 600), refreshToken: "r" }, user: { id: 1 } };

describe("a try", () => {
  it("is counted before it is made, so that parallel tries do not evade a limit", async () => {
    backend(() => failure(404, "Coupon not found!"));
    const answers = await Promise.all(Array.from({ length: 100 }, coupon));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60);
    backend(() => failure(401, "Unknown username or password!"));
    const logins = await Promise.all(Array.from({ length: 60 }, () => logIn("wrong")));
    expect(logins.filter(({ status }) => status === 401)).toHaveLength(30);
  });

  it("is given back where it succeeds, and where nobody answered", async () => {
    backend(() => data(cart));
    for (let n = 0; n < 60; n++) expect((await coupon()).status).toBe(200);
    backend(() => Promise.reject(new TypeError("down")));
    for (let n = 0; n < 60; n++) expect((await coupon()).status).toBe(503);
    backend(() => data(entered));
    for (let n = 0; n < 60; n++) expect((await logIn("right")).status).toBe(200);
  });

  it("that is refused by the limit does not make the limit last longer", async () => {
    backend(() => failure(404, "no"));
    for (let n = 0; n < 39; n++) await coupon();
    backend(() => data(cart));
    // One of these holds the last place while the others are refused.
    await Promise.all(Array.from({ length: 20 }, coupon));
    expect((await coupon()).status).toBe(200);
  });
});

describe("a cookie that leads to another process", () => {
  const planted = `staff=1.1.7.${"a".repeat(43)}`;

  it("and is not ours is taken away before anything is counted or sent", async () => {
    const asked = backend(() => failure(401, "no"));
    const headers = { cookie: `${CART.cookie}; ${planted}` };
    const answers = [
      await send("ecommerce/cart/applyCoupon", { headers, body: { couponCode: "x" } }),
      await logIn("wrong", headers),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("x-renewed-elsewhere")).toBe("1");
      expect(endedCookies(answer)).toEqual(["staff"]);
    }
    expect(asked).toEqual([]);
  });

  it("isStaff alone changes no limit", async () => {
    backend(() => failure(401, "no"));
    for (let n = 0; n < 15; n++) {
      expect((await logIn("wrong")).status).toBe(401);
      expect((await logIn("wrong", { cookie: "isStaff=1" })).status).toBe(401);
    }
    expect((await logIn("wrong", { cookie: "isStaff=1" })).status).toBe(429);
  });
});

describe("a registration", () => {
  const form = {
    email: "ana@b.hr",
    password: "long enough",
    details: { firstName: "A", lastName: "B" },
  };
  const register = (host = "shop.test", body: object = form) =>
    send("user/web/register", {
      headers: { host: `${host}:3000`, origin: `http://${host}:3000` },
      body,
    });
  const exists = () => failure(409, "User already exist.");

  it("is refused ten times from one address", async () => {
    backend(exists);
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await register()).status);
    expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
  });

  it("that succeeds is not counted among the refused", async () => {
    backend(() => data({ user: { id: 5, email: "a@b.hr" } }));
    for (let n = 0; n < 15; n++) expect((await register()).status).toBe(200);
  });

  it("of a known address is answered like any other where the backend writes to its owner", async () => {
    const options = { Capabilities: "registrationLetter" };
    backend(exists, { options });
    const known = await register("shop.letters.test");
    backend(() => data({ user: { id: 5, email: "ana@b.hr" }, verificationToken: "t" }), {
      options,
    });
    const fresh = await register("shop.letters.test");
    expect([known.status, fresh.status]).toEqual([200, 200]);
    expect(await known.json()).toEqual(await fresh.json());
    backend(exists, { options });
    for (let n = 0; n < 12; n++) expect((await register("shop.letters.test")).status).toBe(200);
    // Errors of the form itself are still reported.
    backend(() => failure(422, "email"), { options });
    expect((await register("shop.letters.test")).status).toBe(422);
  });
});
