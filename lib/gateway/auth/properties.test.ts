import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { fc } from "#tests/property.ts";
import { type CookieReader, cookie, cookiesOf, cookieValue } from "./cookies.ts";
import { expiryOf } from "./jwt.ts";
import { isSettled, markRefusal } from "./refused-renewal.ts";
import { openSealed, seal } from "./seal.ts";
import { isSigned, sign } from "./signature.ts";
import { mayEnter, signSitePass } from "./site-pass.ts";
import { isOwnLogin, socialCookie } from "./social-state.ts";
import { isStaffHint, signStaffHint } from "./staff-hint.ts";

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "a secret of the properties only");
  resetSettings();
});

const NAMES = ["accessToken", "protectCode", "cartId", "staff", "sitePass", "guestUser"] as const;
const anyText = fc.string({ unit: "binary" });
/** The header values that a browser can send: fetch refuses everything else before it is read. */
const header = fc
  .oneof(
    fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((n) => String.fromCharCode(n)) }),
    fc
      .array(
        fc.tuple(
          fc.constantFrom(...NAMES, " staff", ""),
          fc.constantFrom("=", "", "=="),
          fc
            .array(fc.constantFrom("%00", "%0d%0a", "%c3", "%41", "%20", "%C4%8D", " ", '"', "a"))
            .map((parts) => parts.join("")),
        ),
        { maxLength: 4 },
      )
      .map((cookies) => cookies.map((parts) => parts.join("")).join(";")),
  )
  .filter((text) => text.trim() !== "");
const withCookie = (text: string): CookieReader => cookiesOf(new Headers({ cookie: text }));
const holding = (name: string, value: string) => withCookie(`${name}=${encodeURIComponent(value)}`);

describe("the reader of cookies", () => {
  it("gives only what another header may carry, whatever is sent", () => {
    fc.assert(
      fc.property(header, fc.constantFrom(...NAMES), (sent, name) => {
        const value = cookieValue(withCookie(sent), name);
        if (value !== undefined) expect(value).toMatch(/^[!-~]{1,4096}$/);
      }),
    );
  });

  it("reads what was written, before any other of the same name", () => {
    const value = fc.stringMatching(/^[!-~]{1,200}$/);
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), value, value, (name, mine, other) => {
        const [first, second] = [mine, other].map(
          (one) => cookie(name, one, 60, false).split(";")[0] ?? "",
        );
        expect(cookieValue(withCookie(`${first}; ${second}`), name)).toBe(mine);
      }),
    );
  });

  it("writes one cookie with its own attributes, whatever the value is", () => {
    const attributes = (text: string) => text.split(";").slice(1);
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), anyText, (name, value) => {
        const made = cookie(name, value, 60, true);
        expect(made).toMatch(/^[!-~ ]+$/);
        expect(attributes(made)).toEqual(attributes(cookie(name, "x", 60, true)));
      }),
    );
  });
});

/** A text that differs from another by one character more, less or changed. */
const changed = (text: string) =>
  fc
    .tuple(fc.nat(text.length), fc.nat(2), fc.constantFrom(..."0A9az.-_= %"))
    .map(
      ([at, kind, letter]) =>
        text.slice(0, at) + (kind === 0 ? "" : letter) + text.slice(kind === 1 ? at : at + 1),
    )
    .filter((other) => other !== text);
/** The last character of a signature has bits that its bytes do not need. */
const endsOtherwise = (text: string) =>
  fc
    .constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    .map((letter) => text.slice(0, -1) + letter)
    .filter((one) => one !== text);
const other = (text: string) =>
  fc.oneof(changed(text), endsOtherwise(text), anyText, fc.constant(`0${text}`));

describe("a signed text is taken in the one writing in which it was signed", () => {
  it("a signature", async () => {
    const signature = await sign("staff-hint", "claim");
    expect(await isSigned("staff-hint", "claim", signature)).toBe(true);
    await fc.assert(
      fc.asyncProperty(other(signature), changed("claim"), async (forged, claim) => {
        expect(await isSigned("staff-hint", "claim", forged)).toBe(false);
        expect(await isSigned("staff-hint", claim, signature)).toBe(false);
        expect(await isSigned("site-pass", "claim", signature)).toBe(false);
      }),
    );
  });

  it("the note of staff", async () => {
    const hint = await signStaffHint(7);
    expect(await isStaffHint(hint, 7)).toBe(true);
    await fc.assert(
      fc.asyncProperty(other(hint), fc.nat(), async (forged, site) => {
        expect(await isStaffHint(forged, 7)).toBe(false);
        expect(await isStaffHint(hint, site)).toBe(site === 7);
      }),
    );
  });

  it("the pass of a closed site", async () => {
    const site = { siteId: 7, options: new Map([["PasswordProtection", "open sesame"]]) };
    const pass = await signSitePass(site);
    const holds = (value: string) => mayEnter(holding("sitePass", value), site);
    expect(await holds(pass)).toBe(true);
    await fc.assert(
      fc.asyncProperty(other(pass), async (forged) => {
        expect(await holds(forged)).toBe(false);
      }),
    );
  });

  it("the login that was begun at a provider", async () => {
    const begun = { siteId: 7, provider: "google", state: "s" };
    const made = await socialCookie(begun, false);
    const note = made.slice(made.indexOf("=") + 1, made.indexOf(";"));
    const isOwn = (value: string) => isOwnLogin(holding("socialLogin", value), begun);
    expect(await isOwn(note)).toBe(true);
    await fc.assert(
      fc.asyncProperty(other(note), async (forged) => {
        expect(await isOwn(forged)).toBe(false);
      }),
    );
  });

  it("a sealed value, of which no byte can be changed", () => {
    const sealed = seal({ a: 1 }, "secret", "name");
    expect(openSealed(sealed, ["secret"], "name")).toEqual({ a: 1 });
    const bytes = Buffer.from(sealed, "base64url");
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        const forged = Buffer.from(bytes);
        forged[at] = (forged[at] ?? 0) ^ bits;
        expect(openSealed(forged.toString("base64url"), ["secret"], "name")).toBeNull();
      }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(openSealed(text, ["secret"], "name")).toBeNull();
      }),
    );
  });
});

describe("what is read of a browser's texts", () => {
  it("is the end of a token or nothing", () => {
    const token = fc.oneof(
      anyText,
      fc.json().map((json) => `h.${Buffer.from(json).toString("base64url")}.s`),
      fc.anything().map((exp) => {
        const json = JSON.stringify({ exp: typeof exp === "bigint" ? 1 : exp }, (_, value) =>
          typeof value === "bigint" ? 1 : value,
        );
        return `h.${Buffer.from(json).toString("base64url")}.s`;
      }),
    );
    fc.assert(
      fc.property(token, (text) => {
        const expiry = expiryOf(text);
        expect(expiry === null || Number.isFinite(expiry)).toBe(true);
      }),
    );
  });

  it("settles no refusal but that of the token at hand", () => {
    const [made = ""] = markRefusal(undefined, "token", false);
    const mark = made.slice(made.indexOf("=") + 1, made.indexOf(";"));
    const hash = mark.split(".")[1] ?? "";
    expect(isSettled(`0.${hash}`, "token")).toBe(true);
    fc.assert(
      fc.property(anyText, other(hash), (text, forged) => {
        expect(isSettled(text, "token")).toBe(false);
        expect(isSettled(`0.${forged}`, "token")).toBe(false);
      }),
    );
  });
});
