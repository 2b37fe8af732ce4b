import { describe, expect, it } from "vitest";
import { parseSettings } from "#lib/base/config/settings.ts";
import { buildCsp, paymentOrigins, paymentScriptOrigins } from "./csp.ts";

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

/** PayPal's official SDK, by its addresses. */
const SDK = "https://www.paypal.com/sdk/js https://www.sandbox.paypal.com/sdk/js";
/** The scripts that pages may run besides their own if only hosts of forms are listed. */
const PAYPAL = `${SDK} https://pay.example`;

/** PayPal's documented sources of frames, calls and pictures. */
const FRAMES = "https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com";

describe("buildCsp", () => {
  const settings = parseSettings({
    BACKEND_URL: "https://api.example",
    MEDIA_URL: "https://media.example/files",
    PAYMENT_HOSTS: "pay.example",
  });

  it("allows scripts by hash or nonce only", () => {
    expect(directive(buildCsp(settings, { hashes: ["'sha256-x'"] }), "script-src")).toBe(
      `script-src 'self' 'sha256-x' ${PAYPAL}`,
    );
    expect(directive(buildCsp(settings, { nonce: "n" }), "script-src")).toBe(
      `script-src 'self' 'nonce-n' ${PAYPAL}`,
    );
    expect(buildCsp(settings)).not.toContain("unsafe-eval");
  });

  it("asks for reports only where the operator wants them", () => {
    expect(directive(buildCsp(settings), "report-uri")).toBeUndefined();
    const policy = buildCsp(parseSettings({ BROWSER_REPORTS: "1" }));
    expect(directive(policy, "report-uri")).toBe("report-uri /api/reports");
  });

  it("keeps hosts of forms and hosts of scripts apart once both are listed", () => {
    const policyWith = (PAYMENT_SCRIPT_HOSTS: string) =>
      buildCsp(
        parseSettings({
          BACKEND_URL: "https://api.example",
          PAYMENT_HOSTS: "pay.example",
          PAYMENT_SCRIPT_HOSTS,
        }),
      );
    const policy = policyWith("sdk.example");
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${SDK} https://sdk.example`);
    expect(directive(policy, "frame-src")).not.toContain("pay.example");
    expect(directive(policy, "form-action")).toBe("form-action 'self' https://pay.example");
    expect(directive(policyWith("none"), "script-src")).toBe(`script-src 'self' ${SDK}`);
  });

  it("takes PayPal's script from the hosts of scripts only", () => {
    expect(paymentScriptOrigins(settings)).toEqual(["https://pay.example"]);
    expect(paymentScriptOrigins({ ...settings, PAYMENT_SCRIPT_HOSTS: ["sdk.example"] })).toEqual([
      "https://sdk.example",
    ]);
  });

  it("blocks what is never needed", () => {
    const policy = buildCsp(settings);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      `connect-src 'self' https://media.example ${FRAMES} https://pay.example`,
      `frame-src 'self' ${FRAMES} https://pay.example`,
    ])
      expect(policy).toContain(part);
  });

  it("allows Google's captcha only on pages of sites that have one", () => {
    expect(buildCsp(settings)).not.toContain("recaptcha");
    const policy = buildCsp(settings, { captcha: true });
    expect(directive(policy, "script-src")).toContain("https://www.google.com/recaptcha/");
    expect(directive(policy, "frame-src")).toContain("https://recaptcha.google.com/recaptcha/");
    expect(buildCsp(parseSettings({}), { captcha: true })).not.toContain("google");
  });

  it("allows pictures of Instagram, but no scripts", () => {
    expect(directive(buildCsp(settings), "img-src")).toContain("https://*.cdninstagram.com");
    expect(directive(buildCsp(settings), "script-src")).not.toContain("instagram");
  });

  it("allows the media host and the payment hosts", () => {
    expect(directive(buildCsp(settings), "img-src")).toContain("https://media.example");
    expect(directive(buildCsp(settings), "form-action")).toBe(
      "form-action 'self' https://pay.example",
    );
  });
});

it("allows the sandbox's PayPal script instead of the real one", () => {
  const policy = buildCsp(parseSettings({}));
  expect(directive(policy, "script-src")).toBe("script-src 'self' http://localhost:4000");
  expect(directive(policy, "frame-src")).toBe("frame-src 'self' http://localhost:4000");
  expect(policy).not.toContain("paypal");
});

describe("paymentOrigins", () => {
  it("treats the sandbox as listed while it is the backend", () => {
    expect(paymentOrigins(parseSettings({}))).toEqual(["http://localhost:4000"]);
    expect(paymentOrigins(parseSettings({ BACKEND_URL: "https://api.example" }))).toEqual([]);
  });

  it("allows http for loopback hosts only", () => {
    expect(
      paymentOrigins(
        parseSettings({
          BACKEND_URL: "https://api.example",
          PAYMENT_HOSTS: "localhost:5000,a.example",
        }),
      ),
    ).toEqual(["http://localhost:5000", "https://localhost:5000", "https://a.example"]);
  });

  it("never takes a backend on this machine for the sandbox by its address", () => {
    const tried = parseSettings({ BACKEND_URL: "http://localhost:4000" });
    expect(paymentOrigins(tried)).toEqual([]);
    const policy = buildCsp(tried, { captcha: true });
    for (const host of ["paypal.com", "google.com/recaptcha", "cdninstagram.com"])
      expect(policy).toContain(host);
    const started = parseSettings({ BACKEND_URL: "http://sandbox.example:9000", SANDBOX: "1" });
    expect(paymentOrigins(started)).toEqual(["http://sandbox.example:9000"]);
    expect(buildCsp(started, { captcha: true })).not.toMatch(/paypal|google|instagram/);
  });
});
