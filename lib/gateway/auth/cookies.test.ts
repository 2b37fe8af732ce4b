import { afterEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import {
  cartCookies,
  cookie,
  cookiesOf,
  cookieValue,
  noTokenCookies,
  tokenCookies,
} from "./cookies.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

/** Cookies as they arrive through a proxy that is trusted, which says what the visitor speaks. */
function sentOver(protocol: "http" | "https", cookie: string) {
  vi.stubEnv("TRUSTED_PROXY", "1");
  resetSettings();
  return cookiesOf(new Headers({ cookie, "x-forwarded-proto": protocol }));
}

it("hides tokens and protectCode from scripts, but not cartId", () => {
  const made = [
    ...tokenCookies({ accessToken: "a", refreshToken: "r" }, true),
    ...cartCookies({ cartId: "c", protectCode: "p" }, true),
  ];
  const hidden = made
    .filter((value) => value.includes("HttpOnly"))
    .map((value) => value.split("=")[0]);
  expect(hidden).toEqual(
    ["accessToken", "refreshToken", "protectCode"].map((name) => `__Host-${name}`),
  );
  expect(made.every((value) => /; Path=\/; .*SameSite=Lax.*; Secure/.test(value))).toBe(true);
  expect(made.filter((value) => value.includes("Max-Age=31536000"))).toHaveLength(2);
});

it("has plain names that are not Secure on http", () => {
  expect(noTokenCookies(false).join()).not.toMatch(/Secure|__Host-/);
});

it("gives everything that the server sets a name over https that no other host can set", () => {
  const made = [
    ...tokenCookies({ accessToken: "a", refreshToken: "r" }, true),
    ...cartCookies({ cartId: "c", protectCode: "p" }, true),
    ...noTokenCookies(true),
    ...(["sitePass", "socialLogin", "refusedRenewal"] as const).map((name) =>
      cookie(name, "x", 60, true),
    ),
  ];
  for (const value of made) {
    expect(value).toMatch(/^__Host-\w+=/);
    expect(value).toMatch(/; Path=\/;.*; Secure/);
    expect(value).not.toMatch(/Domain/i);
  }
});

it("never takes over https what a neighbour has planted under the old name", () => {
  const planted = sentOver("https", "accessToken=evil; cartId=evil; staff=evil; protectCode=evil");
  for (const name of ["accessToken", "cartId", "staff", "protectCode"] as const)
    expect(cookieValue(planted, name)).toBeUndefined();
  const both = sentOver("https", "accessToken=evil; __Host-accessToken=own; accessToken=evil2");
  expect(cookieValue(both, "accessToken")).toBe("own");
});

it("reads plain names over http, and what scripts write under its plain name everywhere", () => {
  expect(cookieValue(sentOver("http", "accessToken=a; __Host-accessToken=b"), "accessToken")).toBe(
    "a",
  );
  for (const protocol of ["http", "https"] as const)
    expect(cookieValue(sentOver(protocol, "currency=2"), "currency")).toBe("2");
});

it("reads the first cookie of a name, and none with invalid characters", () => {
  const cookies = cookiesOf(
    new Headers({
      cookie: "cartId=a%3Db; cartId=second; protectCode=x%0d%0ay; accessToken=; junk",
    }),
  );
  expect(cookieValue(cookies, "cartId")).toBe("a=b");
  expect(cookieValue(cookies, "protectCode")).toBeUndefined();
  expect(cookieValue(cookies, "accessToken")).toBeUndefined();
});

it("removes a cookie in text browsers too, and takes what they send of it for none", () => {
  const removed = cookie("accessToken", "", 0, false);
  expect(removed).toBe(
    "accessToken=ended; Path=/; Expires=Sat, 01 Jan 2000 00:00:00 GMT; Max-Age=0; SameSite=Lax; HttpOnly",
  );
  const sent = cookiesOf(new Headers({ cookie: removed.slice(0, removed.indexOf(";")) }));
  expect(cookieValue(sent, "accessToken")).toBeUndefined();
});
