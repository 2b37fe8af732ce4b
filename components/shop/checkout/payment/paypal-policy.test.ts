import { describe, expect, it } from "vitest";
import { parseSettings } from "#lib/base/config/settings.ts";
import { buildCsp } from "#lib/web/security/csp.ts";
import { STATIC_HEADERS } from "#lib/web/security/headers.ts";
import { readPaypalScript } from "./paypal-script.ts";

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

describe("the real PayPal under the content security policy of every page", () => {
  const settings = parseSettings({ BACKEND_URL: "https://api.example" });
  const cached = buildCsp(settings, { hashes: ["'sha256-x'"] });
  const made = buildCsp(settings, { nonce: "n" });

  /** Whether a source list allows an address, matched as browsers do: scheme, host with `*.`, and a path that is exact. */
  const allows = (policy: string, name: string, address: string) =>
    (directive(policy, name) ?? "").split(" ").some((source) => {
      const parts = /^https:\/\/(\*\.)?([^/]+)(\/.*)?$/.exec(source);
      if (!parts) return false;
      const [, wild, host = "", path] = parts;
      const url = new URL(address);
      const isHost = wild ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
      return url.protocol === "https:" && isHost && (path === undefined || path === url.pathname);
    });

  it.each([
    "https://www.paypal.com/sdk/js?client-id=abc&currency=EUR&intent=capture",
    "https://www.sandbox.paypal.com/sdk/js?client-id=abc&vault=true&intent=subscription",
  ])("loads the script of %s, as react-paypal-js asks for it", (address) => {
    const script = readPaypalScript(address, [], "order");
    expect(script?.clientId).toBe("abc");
    for (const policy of [cached, made])
      expect(allows(policy, "script-src", script?.sdkBaseUrl ?? "")).toBe(true);
  });

  it.each([
    ["frame-src", "https://www.paypal.com/smart/buttons?x=1"],
    ["frame-src", "https://www.sandbox.paypal.com/checkoutnow"],
    ["connect-src", "https://www.paypal.com/xoplatform/logger/api/logger"],
    ["connect-src", "https://www.sandbox.paypal.com/graphql"],
    ["img-src", "https://www.paypalobjects.com/js-sdk-logos/paypal-blue.svg"],
    ["img-src", "https://t.paypal.com/ts?x=1"],
  ])("allows it %s %s", (name, address) => {
    for (const policy of [cached, made]) expect(allows(policy, name, address)).toBe(true);
  });

  it("allows its styles and pictures", () => {
    expect(directive(cached, "style-src")).toContain("'unsafe-inline'");
    expect(directive(cached, "img-src")).toContain(" data: ");
  });

  it("allows none of its other scripts", () => {
    for (const address of [
      "https://www.paypalobjects.com/old/library.js",
      "https://www.paypal.com/tagmanager/pptm.js",
      "https://www.paypal.com.evil.example/sdk/js",
    ])
      expect(allows(cached, "script-src", address)).toBe(false);
    expect(directive(cached, "script-src")).not.toMatch(/unsafe|\*/);
  });

  it("keeps its window connected to the page that opened it", () =>
    expect(STATIC_HEADERS["cross-origin-opener-policy"]).toBe("same-origin-allow-popups"));
});
