import { beforeEach, describe, expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, CART } from "#tests/backends/gateway.ts";
import { broughtBack, leadsTo, postForm } from "#tests/backends/plain-form.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { keptRecovered } from "./recovered-cart.ts";
import { keptForm } from "./stored-form.ts";

beforeEach(resetLimits);

const TYPED = { email: "ana@example.com", password: "right-password" };
const user = { id: 5, email: TYPED.email };
const tokens = { accessToken: tokenFor("new", 600), refreshToken: "next" };
const letIn = () => data({ user, tokens, cartId: "77", protectCode: "P" });
const namesOf = (asked: readonly Request[]) =>
  asked.map(({ url }) => new URL(url).pathname.split("/").at(-1));

describe("a login without a script", () => {
  it("brings the session's cookies and the cart that was left, and leads to the account", async () => {
    const asked = backend(letIn);
    const response = await postForm("login", TYPED);
    expect(leadsTo(response)).toEqual([303, "/en/profile?plain=true"]);
    const cookies = response.headers.getSetCookie().join();
    expect(cookies).toMatch(/accessToken=[^;]+;[^,]*HttpOnly/);
    expect(cookies).toContain("loggedIn=1");
    expect(cookies).toContain("cartId=77");
    expect(namesOf(asked)).toEqual(["login", "getAbandoned", "getCart"]);
  });

  it("adds what was filled in before to the cart that was left, and says so once on the next page", async () => {
    let shown = aCart([anItem({ itemId: 1, qty: 2 })]);
    const asked = backend(({ url }) => {
      if (url.includes("login")) return letIn();
      if (!url.includes("getAbandoned")) return data(shown);
      shown = aCart([anItem({ itemId: 9 })]);
      return data({ cartId: "77", protectCode: "P" });
    });
    const response = await postForm("login", { ...TYPED, to: "/en/cart?plain=true" }, CART);
    expect(leadsTo(response)).toEqual([303, "/en/cart?plain=true&recovered=true"]);
    expect(namesOf(asked)).toEqual(["login", "getCart", "getAbandoned", "getCart", "addItem"]);
    expect(await asked.at(-1)?.json()).toMatchObject({ productId: 101, qty: 2 });
    const brought = cookiesOf(new Headers({ cookie: broughtBack(response) }));
    expect(keptRecovered(brought)).toEqual({ found: 1, moved: 2, lost: 0, unknown: [] });
    expect(response.headers.getSetCookie().join()).toContain("cartId=77");
  });

  it("keeps the cart that was filled where none was left", async () => {
    backend(({ url }) =>
      url.includes("getAbandoned")
        ? failure(404, "")
        : url.includes("login")
          ? letIn()
          : data(aCart()),
    );
    const response = await postForm("login", TYPED, CART);
    expect(response.headers.getSetCookie().join()).not.toContain("cartId=");
  });

  it.each([
    ["/en/checkout?plain=true", "/en/checkout?plain=true"],
    ["https://evil.test/", "/en/profile?plain=true"],
    ["//evil.test/", "/en/profile?plain=true"],
    ["/\\evil.test", "/en/profile?plain=true"],
  ])("that was asked for by %s leads to %s", async (to, location) => {
    backend(letIn);
    expect(leadsTo(await postForm("login", { ...TYPED, to }))).toEqual([303, location]);
  });

  it.each([
    [400, "Unknown username or password!", "unknowUserOrPassword"],
    [401, "", "unknowUserOrPassword"],
    [400, "INVALID_LOGIN", "invalidLogin"],
    [500, "CANARY", "tryAgain"],
  ])("says what a refusal with %i %s means", async (status, message, problem) => {
    backend(() => failure(status, message));
    const response = await postForm("login", { ...TYPED, to: "/en/checkout" });
    expect(leadsTo(response)).toEqual([
      303,
      `/en/login?plain=true&problem=${problem}&redirect=%2Fen%2Fcheckout`,
    ]);
    expect(broughtBack(response)).not.toContain("accessToken");
  });

  it.each([403, 401])("repeats what the backend says of a locked account (%i)", async (status) => {
    backend(() => failure(status, "This account is locked."));
    const response = await postForm("login", TYPED);
    expect(leadsTo(response)).toEqual([303, "/en/login?plain=true&problem=unknowUserOrPassword"]);
    const kept = keptForm(cookiesOf(new Headers({ cookie: broughtBack(response) })), "login");
    expect(kept?.mistakes).toEqual({ said: "This account is locked." });
  });

  it("keeps the e-mail and says which field is wrong, and keeps the password nowhere", async () => {
    const asked = backend(letIn);
    const response = await postForm("login", { email: "ana@", password: "SECRET" });
    expect(leadsTo(response)).toEqual([303, "/en/login?plain=true&problem=unknownRule"]);
    expect(asked).toEqual([]);
    const brought = cookiesOf(new Headers({ cookie: broughtBack(response) }));
    const kept = keptForm(brought, "login");
    expect(kept?.values).toEqual({ email: ["ana@"] });
    expect(Object.keys(kept?.mistakes ?? {})).toEqual(["email", "password"]);
    expect(JSON.stringify(kept)).not.toContain("SECRET");
    expect(keptForm(brought, "form-3")).toBeNull();
  });

  it("is limited as every login", async () => {
    backend(() => failure(400, "Unknown username or password!"));
    let last = "";
    for (let tries = 0; tries < 31 && !last.includes("tooMany"); tries++)
      last = String(
        leadsTo(await postForm("login", { ...TYPED, email: `a${tries}@example.com` }))[1],
      );
    expect(last).toBe("/en/login?plain=true&problem=tooManyRequests");
  });

  it("is refused from another site, before anything is called", async () => {
    const asked = backend(letIn);
    const response = await postForm("login", TYPED, { "sec-fetch-site": "cross-site" });
    expect([response.status, asked.length, response.headers.getSetCookie()]).toEqual([403, 0, []]);
  });
});

it("a logout without a script forgets the session, the cart and what was typed", async () => {
  backend(letIn);
  const cookie = `${CART.cookie}; accessToken=A; refreshToken=R; loggedIn=1`;
  const response = await postForm("logout", {}, { cookie });
  expect(leadsTo(response)).toEqual([303, "/en/login?plain=true&left=true"]);
  for (const name of ["accessToken", "refreshToken", "loggedIn", "cartId", "typedAddress"])
    expect(response.headers.getSetCookie().join()).toContain(
      `${name}=ended; Path=/; Expires=Sat, 01 Jan 2000 00:00:00 GMT; Max-Age=0`,
    );
});

describe("an e-mail that is confirmed without a script", () => {
  const TOKEN = "a+/b=";

  it.each([
    ["is confirmed", () => data(null), "confirmed"],
    ["was confirmed before", () => failure(404, ""), "refused"],
    ["is confirmed by too many", () => failure(429, ""), "unanswered"],
  ])("says that it %s", async (_, stub, verified) => {
    const asked = backend(stub);
    const response = await postForm("verify", { token: "token-1" });
    expect(leadsTo(response)).toEqual([303, `/en/login?plain=true&verified=${verified}`]);
    expect(namesOf(asked)).toEqual(["token-1"]);
  });

  it("can be confirmed again where nobody answered, by a token that is in no address", async () => {
    backend(() => failure(503, ""));
    const response = await postForm("verify", { token: TOKEN });
    expect(leadsTo(response)).toEqual([303, "/en/login?plain=true&verified=unanswered"]);
    const brought = cookiesOf(new Headers({ cookie: broughtBack(response) }));
    expect(keptForm(brought, "verify")?.values).toEqual({ token: [TOKEN] });
  });

  it("is confirmed by no form of another site", async () => {
    const asked = backend(() => data(null));
    const response = await postForm("verify", { token: "t" }, { "sec-fetch-site": "cross-site" });
    expect([response.status, asked.length]).toEqual([403, 0]);
  });
});
