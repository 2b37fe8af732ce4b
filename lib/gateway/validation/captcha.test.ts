import { describe, expect, it } from "vitest";
import { parseSettings } from "#lib/base/config/settings.ts";
import { siteCaptcha, toCaptcha } from "./captcha.ts";

const site = (options: Record<string, unknown>) => ({ options: new Map(Object.entries(options)) });
const real = parseSettings({ BACKEND_URL: "https://api.example" });

describe("toCaptcha", () => {
  it("is version 2, invisible, when the site configures a key only", () => {
    expect(toCaptcha(site({ CaptchaSiteKey: "k" }), real)).toEqual({
      siteKey: "k",
      version: "2",
      script: "https://www.google.com/recaptcha/api.js?render=explicit",
    });
  });

  it("is the configured version, and none when it is unknown", () => {
    const read = (CaptchaVersion: unknown) =>
      toCaptcha(site({ CaptchaSiteKey: "a&b", CaptchaVersion }), real);
    expect(read(3)).toMatchObject({
      version: "3",
      script: "https://www.google.com/recaptcha/api.js?render=a%26b",
    });
    expect(read("v2").version).toBe("2");
    expect(read("enterprise").version).toBe("");
    expect(toCaptcha(site({}), real).siteKey).toBe("");
  });

  it("uses the stand-in on the sandbox, never the real one", () => {
    expect(toCaptcha(site({ CaptchaSiteKey: "k" }), parseSettings({})).script).toBe(
      "http://localhost:4000/_sandbox/captcha.js",
    );
  });
});

it("exists when the site configures a key, also for an unknown version", () => {
  expect(siteCaptcha(site({ CaptchaVersion: "2" }), real)).toBeNull();
  expect(siteCaptcha(site({ CaptchaSiteKey: "k", CaptchaVersion: "9" }), real)).toMatchObject({
    siteKey: "k",
    version: "",
  });
});
