import { beforeEach, describe, expect, it } from "vitest";
import { socialCookie } from "#lib/gateway/auth/social-state.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { backend, endedCookies, requestOf } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { login, socialLogin } from "./session-routes.ts";

const user = { id: 1, email: "a@b.test", isBackofficeUser: false };
let round = 0;

const post = (path: string, body: unknown, cookie = "") =>
  requestOf(path, { headers: { cookie }, body });

beforeEach(() => {
  round++;
  resetLimits();
});
const fresh = () => ({
  tokens: { accessToken: tokenFor("new", 600), refreshToken: `next-${round}` },
});

describe("login", () => {
  const credentials = { username: "a@b.test", password: "password" };

  it("keeps the tokens in cookies and returns the user", async () => {
    const asked = backend(() => data({ ...fresh(), user }));
    const response = await login(post("session/login", credentials));
    expect(await asked[0]?.json()).toEqual({ ...credentials, apiKey: "CANARY-KEY" });
    const cookies = response.headers.getSetCookie().join();
    expect(cookies).toContain(`refreshToken=next-${round}`);
    expect(cookies).not.toContain("staff=");
    expect(cookies).toMatch(/loggedIn=1; Path=\/; Max-Age=2592000; SameSite=Lax(?!; HttpOnly)/);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ user: { id: 1 } });
    expect(text).not.toMatch(/CANARY|next-/);
  });

  it.each([
    ["\u200ea\u2060b@m\u00fcller.example\u00a0", "ab@xn--mller-kva.example"],
    ["mailto:r&d@b.test", "r&d@b.test"],
    ["  \u202ashop\u00a0keeper\u202c ", "shop keeper"],
    ["Čović", "Čović"],
  ])("sends the name %j as %j", async (typed, username) => {
    const asked = backend(() => data({ ...fresh(), user }));
    await login(post("session/login", { ...credentials, username: typed }));
    expect(await asked[0]?.json()).toMatchObject({ username });
  });

  it("refuses a name of nothing but unseen marks, before the backend is asked", async () => {
    const asked = backend(() => data({ ...fresh(), user }));
    const blank = { ...credentials, username: "\u200b \u200f" };
    expect((await login(post("session/login", blank))).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it("of staff uses the staff strategy and sets a hint", async () => {
    const asked = backend(() => data({ ...fresh(), user: { ...user, isBackofficeUser: true } }));
    const response = await login(post("session/login", { ...credentials, admin: true }));
    expect(asked[0]?.headers.get("strategy")).toBe("admin");
    const cookies = response.headers.getSetCookie().join();
    expect(cookies).toMatch(/staff=\d+\.\d+\.7\./);
    // Readable, so that a cached page offers staff the way to edit it.
    expect(cookies).toMatch(/isStaff=1; Path=\/; Max-Age=43200; SameSite=Lax(?!; HttpOnly)/);
  });

  it("removes the hint of a previous login", async () => {
    backend(() => data({ ...fresh(), user: { ...user, isBackofficeUser: true } }));
    const staff = await login(post("session/login", { ...credentials, admin: true }, "loggedIn=1"));
    expect(endedCookies(staff)).toEqual(["loggedIn"]);
    const hint = `staff=${await signStaffHint(7)}; isStaff=1`;
    expect(endedCookies(await login(post("session/login", credentials, hint)))).toEqual([
      "staff",
      "isStaff",
    ]);
  });

  it("by a provider sets the same cookies, and requires its code", async () => {
    const asked = backend(() => data({ ...fresh(), user }));
    const back = { provider: "google", code: "c", state: "s" };
    const begun = await socialCookie({ siteId: 7, ...back }, false);
    const response = await socialLogin(post("session/social", back, begun.split(";")[0]));
    expect(await asked[0]?.json()).toEqual(back);
    expect(response.headers.getSetCookie().join()).toContain("loggedIn=1");
    expect(await response.text()).not.toContain("next-");
    expect((await socialLogin(post("session/social", { ...back, code: "" }))).status).toBe(422);
  });

  it("of staff rejects customers", async () => {
    backend(() => data({ ...fresh(), user }));
    const response = await login(post("session/login", { ...credentials, admin: true }));
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  it("passes on the backend's refusal, and limits guessing", async () => {
    backend(() => failure(401, "Unknown username or password!"));
    const statuses = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await login(post("session/login", credentials))).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]));
    expect(statuses[30]).toBe(429);
  });

  it("accepts calls of its own pages only", async () => {
    backend(() => data({}));
    const foreign = requestOf("x", { headers: { "sec-fetch-site": "cross-site" } });
    expect((await login(foreign)).status).toBe(403);
  });
});
