import { beforeEach, describe, expect, it } from "vitest";
import { backend, requestOf } from "#tests/backends/gateway.ts";
import { failure } from "#tests/backends/stub-backend.ts";
import { clientKey } from "./client-key.ts";
import { heldKeys, MAX_KEYS, resetLimits } from "./counters.ts";
import { LOGIN_LIMIT, reserveLogin, reserveTry } from "./rate-limits.ts";
import { login } from "./session-routes.ts";

/** The site of the stubbed backend. */
const SITE_ID = 7;

beforeEach(resetLimits);

const tryLogin = async (address: string, username: string) => {
  const headers = { "x-forwarded-for": address };
  const body = { username, password: "wrong" };
  return (await login(requestOf("session/login", { headers, body }))).status;
};

describe("logins", () => {
  it("hundreds of failed ones from one address refuse no first login from another", async () => {
    backend(() => failure(401, "Unknown username or password!"));
    const statuses = new Set<number>();
    for (let n = 0; n < 1_100; n++) statuses.add(await tryLogin("192.0.2.1", `u${n}@a.test`));
    expect([...statuses]).toEqual([401, 429]);
    expect(await tryLogin("192.0.2.2", "owner@a.test")).toBe(401);
  });

  it("a network's addresses of one /64 count as one", async () => {
    backend(() => failure(401, "Unknown username or password!"));
    for (let n = 0; n < 30; n++) await tryLogin(`2001:db8::${n.toString(16)}`, `u${n}@a.test`);
    expect(await tryLogin("2001:db8::ffff", "new@a.test")).toBe(429);
    expect(await tryLogin("2001:db8:0:1::1", "new@a.test")).toBe(401);
  });

  it("failed ones at a site count at no other", async () => {
    for (let n = 0; n < 30; n++) await reserveTry(LOGIN_LIMIT, { siteId: 1, address: "a" });
    await expect(reserveTry(LOGIN_LIMIT, { siteId: 1, address: "a" })).rejects.toThrow("Too many");
    await expect(reserveTry(LOGIN_LIMIT, { siteId: 2, address: "a" })).resolves.toBeDefined();
  });

  it("to an account are slowed by strangers' failures, in any spelling, and never refused", async () => {
    backend(() => failure(401, "Unknown username or password!"));
    for (let n = 0; n < 31; n++) await tryLogin(`192.0.2.${n}`, "Owner@a.test");
    const delayOf = async (siteId: number) => {
      const { delay, giveBack } = await reserveLogin(siteId, "owner@a.test");
      await giveBack();
      return delay;
    };
    expect(await delayOf(SITE_ID)).toBeGreaterThan(0);
    expect(await delayOf(SITE_ID + 1)).toBe(0);
    expect(await tryLogin("198.51.100.1", "owner@a.test")).toBe(401);
    for (let n = 0; n < 1_000; n++) await reserveLogin(SITE_ID, "owner@a.test");
    expect(await delayOf(SITE_ID)).toBe(2_000);
  });
});

describe("memory", () => {
  it("holds a bounded number of addresses, and those seen last", async () => {
    for (let n = 0; n < MAX_KEYS + 5_000; n++)
      await reserveTry(LOGIN_LIMIT, { siteId: 1, address: `10.0.${n >> 8}.${n & 255}` });
    expect(heldKeys()).toBe(MAX_KEYS);
  });
});

describe("clientKey", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:C000:0201", "192.0.2.1"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0:0:ffff::9", "2001:db8:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s counts as %s", (address, key) => expect(clientKey(address)).toBe(key));
});
