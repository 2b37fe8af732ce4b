// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://shop.test/"}
import { afterEach, expect, it } from "vitest";
import { setCookie } from "#tests/factories/cookies.ts";
import { serverCookie } from "./cookie.ts";

const hint = serverCookie("loggedIn");
const strict = (value: string) => setCookie(`__Host-loggedIn=${value}; path=/; secure`);
const plain = (value: string) => setCookie(`loggedIn=${value}; path=/`);

afterEach(() => {
  hint.clear();
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
