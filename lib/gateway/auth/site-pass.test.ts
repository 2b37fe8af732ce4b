import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { cookiesOf } from "./cookies.ts";
import { mayEnter, signSitePass } from "./site-pass.ts";
import { signStaffHint } from "./staff-hint.ts";

const SHA256 = `sha256:${createHash("sha256").update("open sesame").digest("hex")}`;
const site = (password: unknown, siteId = 7) => ({
  siteId,
  options: new Map([["PasswordProtection", password]]),
});
const withCookie = (cookie: string) => cookiesOf(new Headers({ cookie }));
const NOBODY = withCookie("");
const NOW = Date.UTC(2026, 4, 1);

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests");
  resetSettings();
});

describe("a site closed by a password", () => {
  it.each([
    undefined,
    "",
    " ",
    false,
    "false",
    "False",
    null,
  ])("is open with %j", async (password) => {
    expect(await mayEnter(NOBODY, site(password))).toBe(true);
  });

  it.each([
    "open sesame",
    SHA256,
    SHA256.toUpperCase().replace("SHA256", "sha256"),
    "0",
    true,
    1234,
  ])("is closed with %j, and open to a pass of it", async (password) => {
    const closed = site(password);
    expect(await mayEnter(NOBODY, closed)).toBe(false);
    const pass = withCookie(`sitePass=${await signSitePass(closed)}`);
    expect(await mayEnter(pass, closed)).toBe(true);
  });

  it("takes the password and its hash for the same one", async () => {
    const pass = withCookie(`sitePass=${await signSitePass(site("open sesame"))}`);
    expect(await mayEnter(pass, site(SHA256))).toBe(true);
  });

  it("has passes of its own, of this password, for a week, that nobody else can make", async () => {
    const signed = await signSitePass(site("one"), NOW);
    const pass = withCookie(`sitePass=${signed}`);
    const week = 7 * 86_400_000;
    expect(await mayEnter(pass, site("one"), NOW + week - 1)).toBe(true);
    expect(await mayEnter(pass, site("one"), NOW + week)).toBe(false);
    expect(await mayEnter(pass, site("two"), NOW)).toBe(false);
    expect(await mayEnter(pass, site("one", 8), NOW)).toBe(false);
    const later = withCookie(
      `sitePass=${signed.replace(/^\d+/, (exp) => String(Number(exp) + 1))}`,
    );
    expect(await mayEnter(later, site("one"), NOW)).toBe(false);
    const hint = (await signStaffHint(7, NOW)).split(".");
    expect(await mayEnter(withCookie(`sitePass=${hint[0]}.${hint[2]}`), site("one"), NOW)).toBe(
      false,
    );
    vi.stubEnv("SESSION_SECRET", "another secret of the tests");
    resetSettings();
    expect(await mayEnter(pass, site("one"), NOW)).toBe(false);
  });

  it("is open to its staff, and to no other", async () => {
    const staff = withCookie(`staff=${await signStaffHint(7)}`);
    expect(await mayEnter(staff, site("one"))).toBe(true);
    expect(await mayEnter(staff, site("one", 8))).toBe(false);
  });
});
