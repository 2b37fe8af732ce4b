import { beforeEach, describe, expect, it } from "vitest";
import { SETTLED_AFTER } from "#lib/gateway/auth/refused-renewal.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { backend, endedCookies, requestOf, send } from "#tests/backends/gateway.ts";
import { data, failure, type Stub, tokenFor } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { leaveCart, logout } from "./session-routes.ts";

const cart = { id: 42, items: [], prices: { converted: {} } };
let round = 0;

const post = (path: string, body: unknown, cookie = "") =>
  requestOf(path, { headers: { cookie }, body });
const getCart = (cookie: string) =>
  send("ecommerce/cart/getCart", { headers: { cookie: `cartId=42; protectCode=p; ${cookie}` } });
const pathOf = ({ url }: Request) => new URL(url).pathname.slice("/api/v1/".length);
/** Renewals are remembered for a while: every test has a token of its own. */
beforeEach(() => {
  round++;
  resetLimits();
});
/** The mark of a refusal as the browser sends it, once every answer on its way has arrived. */
async function settledMark(refused: Promise<Response>): Promise<string> {
  const set = (await refused).headers.getSetCookie().find((one) => one.startsWith("refused"));
  const [, at = "", hash = ""] = /^refusedRenewal=(\d+)\.([^;]+);/.exec(set ?? "") ?? [];
  return `refusedRenewal=${Number(at) - SETTLED_AFTER}.${hash}`;
}
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
    ["401", () => failure(401, "spent")],
    ["403", () => failure(403, "no")],
  ])("refused with %s, twice: removes tokens, staff hint and cart, and sends the call anonymously", async (_, refused) => {
    const asked = backend((request) => (pathOf(request) === "refresh" ? refused() : data(cart)));
    const marked = `${spent()}; ${await settledMark(getCart(spent()))}`;
    const [one, two] = await Promise.all([getCart(marked), getCart(marked)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(
      [...endedCookies(one), ...endedCookies(two)].filter((name) => name === "cartId"),
    ).toHaveLength(1);
    expect(endedCookies(two)).toEqual(
      expect.arrayContaining(["accessToken", "refreshToken", "staff"]),
    );
    expect(one.headers.get("x-session-ended")).toBe("1");
    expect(asked.at(-1)?.headers.has("accesstoken")).toBe(false);
  });

  it("refused once: removes nothing, carries out nothing, and asks the browser to try again", async () => {
    const asked = backend((request) =>
      pathOf(request) === "refresh" ? failure(401, "spent") : data(cart),
    );
    const response = await getCart(spent());
    expect([response.status, endedCookies(response)]).toEqual([503, []]);
    expect(response.headers.get("x-renewed-elsewhere")).toBe("1");
    expect(response.headers.get("x-session-ended")).toBeNull();
    expect(asked.map(pathOf)).toEqual(["refresh"]);
  });

  it.each([
    ["500", () => failure(500, "x")],
    ["429", () => failure(429, "slow down")],
    ["400", () => failure(400, "x")],
    ["garbage", () => new Response("<html>")],
    ["silence", () => Promise.reject(new TypeError("fetch failed"))],
  ] as [
    string,
    Stub,
  ][])("%s: is tried once more, then is a fault that keeps the session", async (_, broken) => {
    const asked = backend((request) =>
      pathOf(request) === "refresh" ? broken(request) : data(cart),
    );
    const response = await getCart(spent());
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
    expect(asked.map(pathOf)).toEqual(["refresh", "refresh"]);
    expect((await getCart(spent())).headers.get("x-session-ended")).toBeNull();
  });

  it("that works at the second try is a renewal", async () => {
    let tries = 0;
    backend((request) => {
      if (pathOf(request) !== "refresh") return data(cart);
      tries += 1;
      return tries === 1 ? failure(502, "deploy") : data(fresh());
    });
    const response = await getCart(spent());
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().join()).toContain(`refreshToken=next-${round}`);
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
    expect(
      response.headers.getSetCookie().some((value) => /^staff=\d+\.\d+\.7\./.test(value)),
    ).toBe(true);
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
    expect(endedCookies(response)).toContain("staff");
  });

  it("is passed on for staff calls without a retry", async () => {
    const asked = backend(() => failure(403, "no"));
    const cookie = `accessToken=${token}; staff=${await signStaffHint(7)}`;
    const response = await send("user/profile", { method: "GET", headers: { cookie } });
    expect([response.status, asked.length, endedCookies(response)]).toEqual([403, 1, []]);
  });

  it("of a customer is passed on", async () => {
    const asked = backend(() => failure(403, "no"));
    expect([(await getCart(`accessToken=${token}`)).status, asked.length]).toEqual([403, 1]);
  });
});

it("removes only the cart when it is left, and for its own pages only", async () => {
  backend(() => data({}));
  const path = "session/leave-cart";
  expect(endedCookies(await leaveCart(post(path, {})))).toEqual([
    "cartId",
    "protectCode",
    "guestPass",
  ]);
  const foreign = post(path, {});
  foreign.headers.set("sec-fetch-site", "cross-site");
  const refused = await leaveCart(foreign);
  expect([refused.status, endedCookies(refused)]).toEqual([403, []]);
});

it.each([
  ["the cart that is left", "cartId=42; protectCode=p", ["cartId", "protectCode", "guestPass"]],
  [
    "a code whose cart's id is gone already",
    "protectCode=p",
    ["cartId", "protectCode", "guestPass"],
  ],
  ["not a cart begun meanwhile", "cartId=43; protectCode=q", []],
])("removes by its id %s", async (_, cookie, gone) => {
  backend(() => data({}));
  const left = await leaveCart(post("session/leave-cart", { cartId: "42" }, cookie));
  expect(endedCookies(left)).toEqual(gone);
});

it("removes tokens and cart on logout", async () => {
  backend(() => data({}));
  expect(endedCookies(await logout(post("session/logout", {})))).toEqual([
    "accessToken",
    "refreshToken",
    "loggedIn",
    "staff",
    "staffLogin",
    "isStaff",
    "cartId",
    "protectCode",
    "guestPass",
  ]);
});
