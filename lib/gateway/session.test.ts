import { beforeEach, describe, expect, it } from "vitest";
import { signStaffHint } from "#lib/auth/staff-hint.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/msw/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { handleGateway } from "./handle.ts";
import { leaveCart, login, logout, renewAndGoOn, socialLogin } from "./session-routes.ts";

const ORIGIN = "http://shop.test:3000";
const OWN = {
  host: "shop.test:3000",
  "sec-fetch-site": "same-origin",
  "x-requested-with": "baseline",
  "content-type": "application/json",
};
const user = { id: 1, email: "a@b.test", isBackofficeUser: false };
const cart = { id: 42, items: [], prices: { converted: {} } };
let round = 0;

const post = (path: string, body: unknown, cookie = "") =>
  new Request(`${ORIGIN}${path}`, {
    method: "POST",
    headers: { ...OWN, cookie },
    body: JSON.stringify(body),
  });
const getCart = (cookie: string) =>
  handleGateway(post("/api/v1/ecommerce/cart/getCart", {}, `cartId=42; protectCode=p; ${cookie}`));
const pathOf = ({ url }: Request) => new URL(url).pathname.slice("/api/v1/".length);
const cleared = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((value) => value.includes("Max-Age=0"))
    .map((value) => value.split("=")[0]);

function backend(stub: Stub): Request[] {
  const asked: Request[] = [];
  stubBackend(
    withSite((request) => {
      asked.push(request.clone());
      return stub(request);
    }),
  );
  return asked;
}

/** Renewals are remembered for a while: every test has a token of its own. */
beforeEach(() => {
  round++;
  resetLimits();
});
const spent = () => `accessToken=${tokenFor("old", -5)}; refreshToken=refresh-${round}`;
const fresh = () => ({
  tokens: { accessToken: tokenFor("new", 600), refreshToken: `next-${round}` },
});

describe("renewal", () => {
  it("precedes a call with an expired token, once for all waiting calls", async () => {
    // Created once, because a token created a second later differs.
    const renewed = fresh();
    const asked = backend((request) =>
      pathOf(request) === "refresh" ? data(renewed) : data(cart),
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => getCart(spent())));
    expect(asked.filter((request) => pathOf(request) === "refresh")).toHaveLength(1);
    expect(asked[0]?.headers.get("refreshtoken")).toBe(`refresh-${round}`);
    expect(asked[0]?.headers.get("language")).toBe("hr");
    expect(asked.at(-1)?.headers.get("accesstoken")).toBe(renewed.tokens.accessToken);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().join()).toContain(`refreshToken=next-${round}`);
    }
  });

  it("is reused for requests sent before its cookies arrived", async () => {
    const asked = backend((request) =>
      pathOf(request) === "refresh" ? data(fresh()) : data(cart),
    );
    await getCart(spent());
    expect((await getCart(spent())).status).toBe(200);
    expect(asked.filter((request) => pathOf(request) === "refresh")).toHaveLength(1);
  });

  it.each([
    ["refused", () => failure(401, "spent")],
    ["broken", () => failure(500, "x")],
    ["garbage", () => new Response("<html>")],
  ])("%s: removes tokens, staff hint and cart, and sends the call anonymously", async (_, refused) => {
    const asked = backend((request) => (pathOf(request) === "refresh" ? refused() : data(cart)));
    const [one, two] = await Promise.all([getCart(spent()), getCart(spent())]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect([...cleared(one), ...cleared(two)].filter((name) => name === "cartId")).toHaveLength(1);
    expect(cleared(two)).toEqual(expect.arrayContaining(["accessToken", "refreshToken", "staff"]));
    expect(one.headers.get("x-session-ended")).toBe("1");
    expect(asked.at(-1)?.headers.has("accesstoken")).toBe(false);
  });

  it("does not log out without an answer", async () => {
    backend(() => Promise.reject(new TypeError("fetch failed")));
    const response = await getCart(spent());
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  });

  it("follows a 401 of the backend too, once", async () => {
    const asked = backend((request) => {
      if (pathOf(request) === "refresh") return data(fresh());
      return request.headers.get("accesstoken") === "unreadable" ? failure(401, "no") : data(cart);
    });
    expect((await getCart(`accessToken=unreadable; refreshToken=refresh-${round}`)).status).toBe(
      200,
    );
    expect(asked.map(pathOf)).toEqual([
      "ecommerce/cart/getCart",
      "refresh",
      "ecommerce/cart/getCart",
    ]);
  });

  it("keeps a customer's hint, and creates none for others", async () => {
    backend((request) => (pathOf(request) === "refresh" ? data(fresh()) : data(cart)));
    const hinted = async (cookie: string) =>
      (await getCart(cookie)).headers
        .getSetCookie()
        .some((value) => value.startsWith("loggedIn=1"));
    expect(await hinted(`${spent()}; loggedIn=1`)).toBe(true);
    expect(await hinted(spent())).toBe(false);
  });

  it("signs the staff hint again", async () => {
    backend((request) => (pathOf(request) === "refresh" ? data(fresh()) : data(cart)));
    const response = await getCart(`${spent()}; staff=${await signStaffHint(7)}`);
    expect(response.headers.getSetCookie().some((value) => /^staff=\d+\.7\./.test(value))).toBe(
      true,
    );
  });
});

describe("403 with a staff session", () => {
  const token = tokenFor("staff", 600);
  it("ends the session and retries other calls without the token", async () => {
    const asked = backend((request) =>
      request.headers.has("accesstoken") ? failure(403, "no") : data(cart),
    );
    const response = await getCart(`accessToken=${token}; staff=${await signStaffHint(7)}`);
    expect([response.status, asked.length]).toEqual([200, 2]);
    expect(cleared(response)).toContain("staff");
  });

  it("is passed on for staff calls without a retry", async () => {
    const asked = backend(() => failure(403, "no"));
    const request = new Request(`${ORIGIN}/api/v1/user/profile`, {
      headers: { ...OWN, cookie: `accessToken=${token}; staff=${await signStaffHint(7)}` },
    });
    const response = await handleGateway(request);
    expect([response.status, asked.length, cleared(response)]).toEqual([403, 1, []]);
  });

  it("of a customer is passed on", async () => {
    const asked = backend(() => failure(403, "no"));
    expect([(await getCart(`accessToken=${token}`)).status, asked.length]).toEqual([403, 1]);
  });
});

describe("login", () => {
  const credentials = { username: "a@b.test", password: "password" };

  it("keeps the tokens in cookies and returns the user", async () => {
    const asked = backend(() => data({ ...fresh(), user }));
    const response = await login(post("/api/session/login", credentials));
    expect(await asked[0]?.json()).toEqual({ ...credentials, apiKey: "CANARY-KEY" });
    const cookies = response.headers.getSetCookie().join();
    expect(cookies).toContain(`refreshToken=next-${round}`);
    expect(cookies).not.toContain("staff=");
    expect(cookies).toMatch(/loggedIn=1; Path=\/; Max-Age=2592000; SameSite=Lax(?!; HttpOnly)/);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ user: { id: 1 } });
    expect(text).not.toMatch(/CANARY|next-/);
  });

  it("of staff uses the staff strategy and sets a hint", async () => {
    const asked = backend(() => data({ ...fresh(), user: { ...user, isBackofficeUser: true } }));
    const response = await login(post("/api/session/login", { ...credentials, admin: true }));
    expect(asked[0]?.headers.get("strategy")).toBe("admin");
    const cookies = response.headers.getSetCookie().join();
    expect(cookies).toMatch(/staff=\d+\.7\./);
    // Readable, so that a cached page offers staff the way to edit it.
    expect(cookies).toMatch(/isStaff=1; Path=\/; Max-Age=43200; SameSite=Lax(?!; HttpOnly)/);
  });

  it("removes the hint of a previous login", async () => {
    backend(() => data({ ...fresh(), user: { ...user, isBackofficeUser: true } }));
    const staff = await login(
      post("/api/session/login", { ...credentials, admin: true }, "loggedIn=1"),
    );
    expect(cleared(staff)).toEqual(["loggedIn"]);
    const hint = `staff=${await signStaffHint(7)}; isStaff=1`;
    expect(cleared(await login(post("/api/session/login", credentials, hint)))).toEqual([
      "staff",
      "isStaff",
    ]);
  });

  it("by a provider sets the same cookies, and requires its code", async () => {
    const asked = backend(() => data({ ...fresh(), user }));
    const back = { provider: "google", code: "c", state: "s" };
    const response = await socialLogin(post("/api/session/social", back));
    expect(await asked[0]?.json()).toEqual(back);
    expect(response.headers.getSetCookie().join()).toContain("loggedIn=1");
    expect(await response.text()).not.toContain("next-");
    expect((await socialLogin(post("/api/session/social", { ...back, code: "" }))).status).toBe(
      422,
    );
  });

  it("of staff rejects customers", async () => {
    backend(() => data({ ...fresh(), user }));
    const response = await login(post("/api/session/login", { ...credentials, admin: true }));
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  it("passes on the backend's refusal, and limits guessing", async () => {
    backend(() => failure(401, "Unknown username or password!"));
    const statuses = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await login(post("/api/session/login", credentials))).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]));
    expect(statuses[30]).toBe(429);
  });

  it("accepts calls of its own pages only", async () => {
    backend(() => data({}));
    const foreign = new Request(`${ORIGIN}/x`, {
      method: "POST",
      headers: { ...OWN, "sec-fetch-site": "cross-site" },
      body: "{}",
    });
    expect((await login(foreign)).status).toBe(403);
  });
});

it("removes only the cart when it is left, and for its own pages only", async () => {
  backend(() => data({}));
  const path = "/api/session/leave-cart";
  expect(cleared(await leaveCart(post(path, {})))).toEqual(["cartId", "protectCode"]);
  const foreign = post(path, {});
  foreign.headers.set("sec-fetch-site", "cross-site");
  const refused = await leaveCart(foreign);
  expect([refused.status, cleared(refused)]).toEqual([403, []]);
});

it.each([
  ["the cart that is left", "cartId=42; protectCode=p", ["cartId", "protectCode"]],
  ["a code whose cart's id is gone already", "protectCode=p", ["cartId", "protectCode"]],
  ["not a cart begun meanwhile", "cartId=43; protectCode=q", []],
])("removes by its id %s", async (_, cookie, gone) => {
  backend(() => data({}));
  const left = await leaveCart(post("/api/session/leave-cart", { cartId: "42" }, cookie));
  expect(cleared(left)).toEqual(gone);
});

it("removes tokens and cart on logout", async () => {
  backend(() => data({}));
  expect(cleared(await logout(post("/api/session/logout", {})))).toEqual([
    "accessToken",
    "refreshToken",
    "loggedIn",
    "staff",
    "isStaff",
    "cartId",
    "protectCode",
  ]);
});

it("redirects after a renewal to a local path only, with new cookies", async () => {
  backend(() => data(fresh()));
  const go = (to: string) =>
    renewAndGoOn(
      new Request(`${ORIGIN}/api/session/renew?to=${encodeURIComponent(to)}`, {
        headers: { host: "shop.test:3000", cookie: spent() },
      }),
    );
  const response = await go("/o-nama?editPage=true");
  expect([response.status, response.headers.get("location")]).toEqual([
    307,
    "/o-nama?editPage=true",
  ]);
  expect(response.headers.getSetCookie().join()).toContain(`refreshToken=next-${round}`);
  expect((await go("//evil.test")).headers.get("location")).toBe("/");
});
