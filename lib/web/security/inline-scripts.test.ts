// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://shop.test/"}
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverCookie } from "#lib/base/browser/cookie.ts";
import { setCookie } from "#tests/factories/cookies.ts";
import { FIRST_MARKS } from "./inline-scripts.ts";

const { dataset } = document.documentElement;

/** How the page was come to, which jsdom does not know. */
const come = (type: NavigationTimingType) =>
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });

function runMarks(): void {
  const script = document.createElement("script");
  script.textContent = FIRST_MARKS;
  document.head.append(script);
}

beforeEach(() => come("navigate"));

afterEach(() => {
  vi.unstubAllGlobals();
  serverCookie("loggedIn").clear();
  delete dataset.below;
  delete dataset.loggedIn;
});

it("marks a customer that is logged in, by the cookie of exactly that name", () => {
  runMarks();
  expect(dataset.loggedIn).toBeUndefined();
  setCookie("__Host-loggedInX=1; path=/; secure");
  setCookie("x__Host-loggedIn=1; path=/; secure");
  runMarks();
  expect(dataset.loggedIn).toBeUndefined();
  setCookie("__Host-loggedIn=1; path=/; secure");
  runMarks();
  expect(dataset.loggedIn).toBe("");
});

it("marks a page that begins at its top, and no other", () => {
  for (const type of ["reload", "back_forward"] as const) {
    come(type);
    runMarks();
    expect(dataset.below, type).toBeUndefined();
  }
  come("navigate");
  location.hash = "#main";
  runMarks();
  expect(dataset.below).toBeUndefined();
  location.hash = "";
  runMarks();
  expect(dataset.below).toBe("abcdefgh");
});

it("takes one group after another away from the first frame on, and all of them where none is drawn", () => {
  vi.useFakeTimers();
  try {
    runMarks();
    vi.advanceTimersByTime(16 + 60);
    expect(dataset.below).toBe("bcdefgh");
    vi.advanceTimersByTime(6 * 60);
    expect(dataset.below).toBe("h");
    vi.advanceTimersByTime(60);
    expect(dataset).not.toHaveProperty("below");
    vi.advanceTimersByTime(3_000);
    vi.stubGlobal("requestAnimationFrame", () => 0);
    runMarks();
    vi.advanceTimersByTime(2_999);
    expect(dataset.below).toBe("abcdefgh");
    vi.advanceTimersByTime(1);
    expect(dataset).not.toHaveProperty("below");
  } finally {
    vi.useRealTimers();
  }
});
