import { beforeEach, expect, it } from "vitest";
import { backend, requestOf, send } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { socialLogin } from "./session-routes.ts";

beforeEach(resetLimits);

const user = { id: 1, email: "a@b.test", isBackofficeUser: false };
const tokens = () => ({ accessToken: tokenFor("new", 600), refreshToken: "next" });

const ask = async (url: string, host = "shop.test:3000") => {
  backend(() => data({ url }));
  const response = await send("user/social/redirect-login?provider=google", {
    method: "GET",
    headers: { host },
  });
  const [cookie = ""] = response.headers.getSetCookie();
  const sentTo = new URL((await response.json()).data.url);
  return { cookie, state: sentTo.searchParams.get("state") ?? "" };
};

const comeBack = (state: string, begun: string, own: object = {}) => {
  const [cookie = ""] = begun.split(";");
  const body = { provider: "google", code: "c", state, ...own };
  return socialLogin(requestOf("session/social", { headers: { cookie }, body }));
};

it("keeps the backend's state, and gives an address without one a state that cannot be guessed", async () => {
  expect((await ask("https://accounts.example/?state=theirs")).state).toBe("theirs");
  const [one, other] = [
    await ask("https://accounts.example/"),
    await ask("https://accounts.example/"),
  ];
  expect(one.state).toMatch(/^[\w-]{36}$/);
  expect(one.state).not.toBe(other.state);
});

it("logs in the browser that has begun, once", async () => {
  const { cookie, state } = await ask("https://accounts.example/");
  expect(cookie).toContain("HttpOnly");
  backend(() => data({ tokens: tokens(), user }));
  const response = await comeBack(state, cookie);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).toMatch(
    /loggedIn=1.*socialLogin=ended; Path=\/; Expires=[^;]*; Max-Age=0/,
  );
});

it("refuses the answer to a login that was begun elsewhere, and asks no backend", async () => {
  const { cookie, state } = await ask("https://accounts.example/");
  const asked = backend(() => data({ tokens: tokens(), user }));
  const refused = [
    await comeBack(state, ""),
    await comeBack("", cookie),
    await comeBack("other", cookie),
    await comeBack(state, cookie, { provider: "facebook" }),
    await comeBack(
      state,
      cookie.replace(/\.(.)/, (_, first) => (first === "A" ? ".B" : ".A")),
    ),
    await comeBack(state, cookie.replace(/=\d/, "=9")),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(refused.flatMap(({ headers }) => headers.getSetCookie())).not.toContainEqual(
    expect.stringContaining("accessToken"),
  );
  expect(asked).toHaveLength(0);
});

it("spends a login that the backend refuses, too", async () => {
  const { cookie, state } = await ask("https://accounts.example/");
  backend(() => failure(401, "no"));
  const response = await comeBack(state, cookie);
  expect([response.status, response.headers.getSetCookie().join()]).toEqual([
    401,
    expect.stringContaining(
      "socialLogin=ended; Path=/; Expires=Sat, 01 Jan 2000 00:00:00 GMT; Max-Age=0",
    ),
  ]);
});
