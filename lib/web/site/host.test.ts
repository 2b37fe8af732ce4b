import { afterEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { parseHost, requestHost, requestOrigin } from "./host.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

describe("parseHost", () => {
  it("lower-cases and splits off the port", () => {
    expect(parseHost("Tenis.Localhost:3000")).toEqual({
      domain: "tenis.localhost",
      host: "tenis.localhost:3000",
    });
    expect(parseHost("shop.example")).toEqual({ domain: "shop.example", host: "shop.example" });
  });

  it.each([
    null,
    "",
    "a@b",
    "a,b",
    "a/b",
    "a.",
    ".a",
    "a..b",
    "-a.b",
    "a-.b",
    "[::1]",
    "::1",
    "a:b",
    "a:0",
    "a:99999",
    "a:1:2",
    "a b",
    "a\n",
    "a_b",
    "č.hr",
    "a%2eb",
    `${"a".repeat(64)}.b`,
    `${"a.".repeat(130)}b`,
  ])("refuses %j", (raw) => {
    expect(parseHost(raw)).toBeNull();
  });
});

describe("requestHost", () => {
  const headers = new Headers({
    host: "a.example:3000",
    "x-forwarded-host": "b.example",
    "x-forwarded-proto": "https",
  });

  it("trusts a forwarded host only behind a trusted proxy", () => {
    expect(requestHost(headers)?.domain).toBe("a.example");
    expect(requestOrigin(headers)).toBe("http://a.example:3000");
    vi.stubEnv("TRUSTED_PROXY", "1");
    resetSettings();
    expect(requestHost(headers)?.domain).toBe("b.example");
    expect(requestOrigin(headers)).toBe("https://b.example");
  });

  it("refuses a list of forwarded hosts rather than picking one", () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    resetSettings();
    expect(requestHost(new Headers({ host: "a", "x-forwarded-host": "b, c" }))).toBeNull();
  });

  it("maps every host to the forced domain, and keeps the visitor's address", () => {
    vi.stubEnv("FORCED_DOMAIN", "tenis.localhost");
    resetSettings();
    expect(requestHost(headers)).toEqual({ domain: "tenis.localhost", host: "a.example:3000" });
    expect(requestHost(new Headers())).toEqual({
      domain: "tenis.localhost",
      host: "tenis.localhost",
    });
  });

  it("in development shows the site that the browser has chosen, and nowhere else", () => {
    vi.stubEnv("FORCED_DOMAIN", "tenis.localhost");
    resetSettings();
    const chosen = (cookie: string) => requestHost(new Headers({ host: "a.example:3000", cookie }));
    const cookie = "cart=1; chosenDomain=padel.localhost";
    expect(chosen(cookie)?.domain).toBe("tenis.localhost");
    vi.stubEnv("NODE_ENV", "development");
    expect(chosen(cookie)).toEqual({ domain: "padel.localhost", host: "a.example:3000" });
    for (const wrong of ["chosenDomain=a@b", "chosenDomain=", "notchosenDomain=padel.localhost"])
      expect(chosen(wrong)?.domain, wrong).toBe("tenis.localhost");
  });
});
