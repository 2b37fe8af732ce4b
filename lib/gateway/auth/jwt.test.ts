import { expect, it } from "vitest";
import { expiryOf, isExpired } from "./jwt.ts";

const token = (payload: string) => `h.${btoa(payload).replaceAll("=", "")}.s`;

it("reads exp and tolerates a slow clock", () => {
  const jwt = token('{"exp":1000}');
  expect(expiryOf(jwt)).toBe(1000);
  expect(expiryOf(token('{"exp":"1000"}'))).toBe(1000);
  expect([isExpired(jwt, 969_000), isExpired(jwt, 971_000)]).toEqual([false, true]);
});

it.each([
  "",
  "a.b.c",
  "abc",
  token("[]"),
  token('{"exp":"soon"}'),
  token('{"exp":""}'),
  token("null"),
])("lets the backend judge %j", (jwt) => {
  expect([expiryOf(jwt), isExpired(jwt)]).toEqual([null, false]);
});
