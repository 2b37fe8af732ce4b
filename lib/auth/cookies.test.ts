import { expect, it } from "vitest";
import { cartCookies, cookiesOf, cookieValue, noTokenCookies, tokenCookies } from "./cookies.ts";

it("hides tokens and protectCode from scripts, but not cartId", () => {
  const made = [
    ...tokenCookies({ accessToken: "a", refreshToken: "r" }, true),
    ...cartCookies({ cartId: "c", protectCode: "p" }, true),
  ];
  const hidden = made
    .filter((value) => value.includes("HttpOnly"))
    .map((value) => value.split("=")[0]);
  expect(hidden).toEqual(["accessToken", "refreshToken", "protectCode"]);
  expect(made.every((value) => /; Path=\/; .*SameSite=Lax.*; Secure/.test(value))).toBe(true);
  expect(made.filter((value) => value.includes("Max-Age=31536000"))).toHaveLength(2);
});

it("is not Secure on http", () => expect(noTokenCookies(false).join()).not.toContain("Secure"));

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
