import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { logout } from "#lib/gateway/session-routes.ts";
import { redisPrefix } from "#lib/web/cache/redis/redis-keys.ts";
import { shareValues, type ValueCommands } from "#lib/web/cache/shared-values.ts";
import { backend, endedCookies, requestOf, send } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { cookiesOf } from "./cookies.ts";
import { getStaff } from "./get-staff.ts";
import { noteRevoked, onRevoked, type Revoked, resetRevoked } from "./revoked-names.ts";
import { isAnyRevoked, revokeTokens } from "./revoked-tokens.ts";
import { openSession } from "./session.ts";
import { signStaffHint } from "./staff-hint.ts";

const SITE = { siteId: 7, apiKey: "k", locale: "hr", secure: false };
const HOUR = 3_600_000;
let round = 0;

/** The commands that are used, over a map that any number of processes share. */
function redis() {
  const held = new Map<string, { readonly value: string; readonly time: number }>();
  const commands: ValueCommands = {
    isReady: true,
    get: async (key) => held.get(key)?.value ?? null,
    set: async (key, value, options) => {
      if ("NX" in options && held.has(key)) return null;
      held.set(key, { value, time: options.PX });
      return "OK";
    },
    del: async (key) => held.delete(key),
  };
  return { held, commands };
}

/** Another process of this machine has its own memory: nothing of ours. */
const forgetOwn = () => {
  resetRevoked();
  processWide<{ clear(): void }>("renewals", () => new Map()).clear();
};

beforeEach(() => {
  round += 1;
  resetLimits();
});
afterEach(() => {
  shareValues(null);
  vi.useRealTimers();
});

const tokens = () => ({
  accessToken: tokenFor(`access-${round}`, 600),
  refreshToken: `refresh-end-${round}`,
});
const cookieOf = ({ accessToken, refreshToken }: ReturnType<typeof tokens>) =>
  `accessToken=${accessToken}; refreshToken=${refreshToken}; loggedIn=1`;
const logOut = (cookie: string) => logout(requestOf("session/logout", { headers: { cookie } }));
const getCart = (cookie: string) =>
  send("ecommerce/cart/getCart", { headers: { cookie: `cartId=42; protectCode=p; ${cookie}` } });
const cart = { id: 42, items: [], prices: { converted: {} } };
const open = (cookie: string) => openSession(cookiesOf(new Headers({ cookie })), SITE);

describe("after a logout", () => {
  it("a copy of the access token does nothing at the gateway, and the cart stays", async () => {
    const asked = backend(() => data(cart));
    const cookie = cookieOf(tokens());
    await getCart(cookie);
    expect(asked.at(-1)?.headers.has("accesstoken")).toBe(true);
    await logOut(cookie);
    const copied = await getCart(cookie);
    expect(asked.at(-1)?.headers.has("accesstoken")).toBe(false);
    expect(copied.headers.get("x-session-ended")).toBe("1");
    expect(endedCookies(copied)).not.toContain("cartId");
    // Each of the two tokens is refused by itself.
    const { accessToken } = tokens();
    expect((await open(`accessToken=${accessToken}`)).accessToken).toBeUndefined();
  });

  it("a copy of the refresh token renews nothing, in no process that shares Redis, until its own end", async () => {
    const { held, commands } = redis();
    shareValues(commands);
    const asked = backend(() => data({ tokens: tokens() }));
    const refreshToken = tokenFor(`refresh-${round}`, 3_600);
    await logOut(cookieOf({ ...tokens(), refreshToken }));
    forgetOwn();
    const session = await open(`refreshToken=${refreshToken}; loggedIn=1`);
    expect([session.hasEnded, session.accessToken, asked]).toEqual([true, undefined, []]);
    const digest = createHash("sha256").update(`7:${refreshToken}`).digest("base64url");
    const mark = held.get(`${redisPrefix()}:revoked:${digest}`);
    expect(mark?.time).toBeGreaterThan(3_590_000);
    expect(mark?.time).toBeLessThanOrEqual(3_600_000);
    expect(JSON.stringify([...held])).not.toContain(refreshToken);
  });

  it("what the session was renewed to a moment before does nothing either, here and in another process", async () => {
    for (const isElsewhere of [false, true]) {
      round += 1;
      shareValues(redis().commands);
      const next = { accessToken: tokenFor(`next-${round}`, 600), refreshToken: `next-${round}` };
      backend(() => data({ tokens: next }));
      const old = `accessToken=${tokenFor(`old-${round}`, -5)}; refreshToken=old-${round}; loggedIn=1`;
      expect((await open(old)).refreshToken).toBe(next.refreshToken);
      if (isElsewhere) forgetOwn();
      await logOut(old);
      expect(await isAnyRevoked(7, [next.accessToken])).toBe(true);
      expect(await isAnyRevoked(7, [next.refreshToken])).toBe(true);
    }
  });

  it("a renewal that was on its way brings no tokens", async () => {
    const next = { accessToken: tokenFor("late", 600), refreshToken: `late-${round}` };
    const old = `refreshToken=racing-${round}`;
    backend(async () => {
      await revokeTokens(7, [`racing-${round}`]);
      return data({ tokens: next });
    });
    const session = await open(old);
    expect([session.hasEnded, session.accessToken]).toEqual([true, undefined]);
    expect(await isAnyRevoked(7, [next.refreshToken])).toBe(true);
  });

  it("tokens of the same text at another site are others", async () => {
    await revokeTokens(7, ["same"]);
    expect([await isAnyRevoked(7, ["same"]), await isAnyRevoked(8, ["same"])]).toEqual([
      true,
      false,
    ]);
  });

  it("works while Redis is silent", async () => {
    shareValues({ ...redis().commands, isReady: false });
    backend(() => data(cart));
    const cookie = cookieOf(tokens());
    await logOut(cookie);
    expect((await open(cookie)).accessToken).toBeUndefined();
  });
});

describe("a staff session", () => {
  const staff = async (startedAgo: number, usedAgo: number) => {
    const now = Date.now();
    const hint = await signStaffHint(7, now - usedAgo, Math.floor((now - startedAgo) / 1000));
    const { accessToken, refreshToken } = tokens();
    return `accessToken=${accessToken}; refreshToken=${refreshToken}; staff=${hint}; isStaff=1`;
  };

  it.each([
    ["12 h after it began, however it was used", 12 * HOUR + 1_000, 0],
    ["60 min after it was used last", 2 * HOUR, HOUR + 1_000],
  ])("ends %s, and its tokens with it", async (_, startedAgo, usedAgo) => {
    backend(() => failure(500, "not asked"));
    const cookie = await staff(startedAgo, usedAgo);
    const session = await open(cookie);
    expect([session.isStaff, session.hasEnded, session.accessToken]).toEqual([
      false,
      true,
      undefined,
    ]);
    expect(session.setCookies.join()).toMatch(/refreshToken=ended; .*Max-Age=0/);
    // A copy of the tokens without the hint does not get around it.
    const { accessToken } = tokens();
    expect((await open(`accessToken=${accessToken}; loggedIn=1`)).accessToken).toBeUndefined();
  });

  it("lives on while it is used, with one cookie a minute, and never beyond its end", async () => {
    backend(() => failure(500, "not asked"));
    expect((await open(await staff(HOUR, 30_000))).setCookies).toEqual([]);
    const { setCookies, isStaff } = await open(await staff(11 * HOUR, 50 * 60_000));
    expect(isStaff).toBe(true);
    const [, age] = /^staff=.*Max-Age=(\d+)/.exec(setCookies[0] ?? "") ?? [];
    expect(Number(age)).toBeGreaterThan(3_590);
    expect(Number(age)).toBeLessThanOrEqual(3_600);
    const hint = /^staff=([^;]+)/.exec(setCookies[0] ?? "")?.[1];
    expect((await open(`accessToken=a; staff=${hint}`)).staffSince).toBe(
      Math.floor((Date.now() - 11 * HOUR) / 1000),
    );
  });

  it("is not kept alive by what a page sends by a timer", async () => {
    backend(() => failure(500, "not asked"));
    const cookies = cookiesOf(new Headers({ cookie: await staff(HOUR, 50 * 60_000) }));
    expect((await openSession(cookies, SITE, false)).setCookies).toEqual([]);
  });

  it("is not made longer by a renewal of its tokens", async () => {
    backend(() =>
      data({ tokens: { accessToken: tokenFor("n", 600), refreshToken: `n-${round}` } }),
    );
    const now = Date.now();
    const hint = await signStaffHint(7, now, Math.floor((now - 11 * HOUR) / 1000));
    const session = await open(`refreshToken=staff-${round}; staff=${hint}`);
    const ages = session.setCookies.map((value) => Number(/Max-Age=(\d+)/.exec(value)?.[1]));
    expect(ages.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...ages)).toBeLessThanOrEqual(3_600);
  });

  it("is as long as the settings say", async () => {
    backend(
      () => failure(500, "not asked"),
      {},
      { STAFF_SESSION_HOURS: "1", STAFF_IDLE_MINUTES: "5" },
    );
    resetSettings();
    expect((await open(await staff(HOUR / 2, 240_000))).isStaff).toBe(true);
    expect((await open(await staff(HOUR / 2, 301_000))).isStaff).toBe(false);
    round += 1;
    expect((await open(await staff(HOUR + 1_000, 0))).isStaff).toBe(false);
  });

  it("that has ended opens no page of staff, nor do its tokens without it, nor those that were logged out", async () => {
    const profile = { id: 3, email: "vera@shop.test", isBackofficeUser: true };
    backend(() => data(profile));
    const site = { domain: "shop.test", siteId: 7, defaultLocale: "hr", stores: {} };
    const read = async (cookie: string) =>
      getStaff(
        site as unknown as Parameters<typeof getStaff>[0],
        cookiesOf(new Headers({ cookie })),
      );
    const live = await staff(HOUR, 0);
    expect((await read(live))?.id).toBe(3);
    expect(await read(await staff(12 * HOUR + 1_000, 0))).toBeNull();
    expect(await read(live.replace(/; staff=.*$/, ""))).toBeNull();
    await logOut(live);
    expect(await read(live)).toBeNull();
  });
});

it("a logout is told to the other processes of the machine, which then take its tokens no more", async () => {
  const told: Revoked[] = [];
  onRevoked((revoked) => told.push(revoked));
  const { refreshToken } = tokens();
  await revokeTokens(7, [refreshToken]);
  onRevoked(() => {});
  forgetOwn();
  expect(await isAnyRevoked(7, [refreshToken])).toBe(false);
  for (const revoked of told) noteRevoked(revoked);
  expect(await isAnyRevoked(7, [refreshToken])).toBe(true);
  expect(JSON.stringify(told)).not.toContain(refreshToken);
});
