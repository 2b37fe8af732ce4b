// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://shop.test/"}
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FIRST_MARKS } from "#lib/security/inline-scripts.ts";
import { setCookie } from "#tests/factories/cookies.ts";
import { serverCookie } from "./cookie.ts";

const hint = serverCookie("loggedIn");
const strict = (value: string) => setCookie(`__Host-loggedIn=${value}; path=/; secure`);
const plain = (value: string) => setCookie(`loggedIn=${value}; path=/`);

/** How the page was come to; jsdom does not know. */
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
  hint.clear();
  delete document.documentElement.dataset.below;
  document.documentElement.removeAttribute("data-logged-in");
});

it("reads the name of https before the plain one, in whatever order they come", () => {
  plain("planted");
  expect(hint.read()).toBe("planted");
  strict("own");
  expect(hint.read()).toBe("own");
  plain("planted again");
  expect(hint.read()).toBe("own");
});

it("clears both names", () => {
  strict("1");
  plain("1");
  hint.clear();
  expect(document.cookie).not.toContain("loggedIn");
});

it("keeps no cookie in the way of the mark before the first paint", () => {
  const mark = () => {
    runMarks();
    return document.documentElement.hasAttribute("data-logged-in");
  };
  expect(mark()).toBe(false);
  setCookie("__Host-loggedInX=1; path=/; secure");
  setCookie("x__Host-loggedIn=1; path=/; secure");
  expect(mark()).toBe(false);
  strict("1");
  expect(mark()).toBe(true);
});

it("marks a page that begins at its top, and no other", () => {
  const { dataset } = document.documentElement;
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
  expect(dataset.below).toBe("");
});
