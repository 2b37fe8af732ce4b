// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchCookies } from "#tests/factories/cookies.ts";
import { browserCookie, YEAR_COOKIE_DAYS } from "./cookie.ts";

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  for (const pair of document.cookie.split("; ")) browserCookie(pair.split("=")[0] ?? "").clear();
});
const own = () => browserCookie(`own-${crypto.randomUUID()}`);

it("keeps any value until it is cleared", () => {
  const cookie = own();
  expect(cookie.read()).toBe("");
  for (const value of ["ana+1@example.com", "a; path=/x; b=c", "šljiva %", "="]) {
    cookie.write(value);
    expect(cookie.read()).toBe(value);
  }
  for (const empty of [cookie.clear, () => cookie.write("")]) {
    cookie.write("1");
    empty();
    expect(document.cookie).not.toContain("own-");
  }
});

it("reads nothing from a value that cannot be decoded", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what somebody else left there
  document.cookie = "odd=%E0%A4%A; path=/";
  expect(browserCookie("odd").read()).toBe("");
});

it("is valid for the whole site for its number of days, and is not sent by cross-site requests", () => {
  const cookies = watchCookies();
  own().write("1");
  expect(cookies.days()).toBe(30);
  expect(cookies.attributes()).toMatch(/; path=\/(;|$)/);
  expect(cookies.attributes()).toMatch(/; samesite=lax(;|$)/i);
  browserCookie("year", YEAR_COOKIE_DAYS).write("1");
  expect(cookies.days()).toBe(365);
});
