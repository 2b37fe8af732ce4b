import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { fc } from "#tests/property.ts";
import { cookiesOf, MAX_AGE } from "./cookies.ts";
import { guestCookie, readGuest } from "./guest-pass.ts";

const SITE = { siteId: 7, secure: false };
const NOW = Date.UTC(2026, 4, 1);
const ANA = {
  userId: 5,
  email: "ana@example.com",
  billingAddressId: 31,
  shippingAddressId: null,
};
const passOf = (setCookie: string) => /^guestPass=([^;]*)/.exec(setCookie)?.[1] ?? "";
const sent = (pass: string, cartId = "42") =>
  cookiesOf(new Headers({ cookie: `cartId=${cartId}; guestPass=${pass}` }));

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "a secret of the tests");
  resetSettings();
});

describe("a guest's pass", () => {
  it("names the guest, and no script can read it", async () => {
    const cookie = await guestCookie(ANA, "42", SITE, NOW);
    expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    expect(await readGuest(sent(passOf(cookie)), SITE, NOW)).toEqual({
      guest: ANA,
      setCookies: [],
    });
  });

  it("names any guest as the backend made it", async () => {
    const id = fc.option(fc.integer());
    const guest = fc.record({
      userId: fc.integer(),
      email: fc.string({ unit: "binary", maxLength: 250 }),
      billingAddressId: id,
      shippingAddressId: id,
    });
    await fc.assert(
      fc.asyncProperty(guest, async (any) => {
        const pass = passOf(await guestCookie(any, "42", SITE, NOW));
        expect((await readGuest(sent(pass), SITE, NOW))?.guest).toEqual(any);
      }),
    );
  });

  it("is invalid at another site, with another cart, without one, and after it has expired", async () => {
    const pass = passOf(await guestCookie(ANA, "42", SITE, NOW));
    const late = NOW + MAX_AGE.guestPass * 1000;
    expect(await readGuest(sent(pass), { ...SITE, siteId: 8 }, NOW)).toBeNull();
    expect(await readGuest(sent(pass, "43"), SITE, NOW)).toBeNull();
    expect(await readGuest(sent(pass, ""), SITE, NOW)).toBeNull();
    expect(await readGuest(sent(pass), SITE, late)).toBeNull();
    expect(await readGuest(sent(pass), SITE, late - 1000)).not.toBeNull();
  });

  it("is invalid under another secret", async () => {
    const pass = passOf(await guestCookie(ANA, "42", SITE, NOW));
    vi.stubEnv("SESSION_SECRET", "another secret of the tests");
    resetSettings();
    expect(await readGuest(sent(pass), SITE, NOW)).toBeNull();
  });

  it("is invalid with any character changed, added or left out", async () => {
    const pass = passOf(await guestCookie(ANA, "42", SITE, NOW));
    // No space: at the end of a cookie HTTP takes it off, and the pass is the same.
    const letter = fc.constantFrom(
      ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%=é",
    );
    const change = fc.constantFrom("change", "add", "drop");
    await fc.assert(
      fc.asyncProperty(fc.nat(pass.length - 1), letter, change, async (at, put, how) => {
        const after = pass.slice(how === "add" ? at : at + 1);
        const altered = pass.slice(0, at) + (how === "drop" ? "" : put) + after;
        fc.pre(altered !== pass);
        expect(await readGuest(sent(altered), SITE, NOW)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it("is invalid in the signature's other spellings", async () => {
    const pass = passOf(await guestCookie(ANA, "42", SITE, NOW));
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const others = [...letters].filter((one) => !pass.endsWith(one));
    for (const one of others)
      expect(await readGuest(sent(pass.slice(0, -1) + one), SITE, NOW)).toBeNull();
  });

  it("is invalid in any other text", async () => {
    const part = fc.string({ unit: fc.constantFrom(..."0123456789abcXYZ-_.") });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part).map((parts) => parts.join(".")),
        async (text) => {
          expect(await readGuest(sent(text), SITE, NOW)).toBeNull();
        },
      ),
    );
  });

  it("lives on while it is used, renewed once a day", async () => {
    const pass = passOf(await guestCookie(ANA, "42", SITE, NOW));
    const day = NOW + 86_401_000;
    expect((await readGuest(sent(pass), SITE, day - 2_000))?.setCookies).toEqual([]);
    const renewed = (await readGuest(sent(pass), SITE, day))?.setCookies ?? [];
    expect(renewed).toHaveLength(1);
    const later = NOW + (MAX_AGE.guestPass + 60) * 1000;
    expect((await readGuest(sent(passOf(renewed[0] ?? "")), SITE, later))?.guest).toEqual(ANA);
  });
});
