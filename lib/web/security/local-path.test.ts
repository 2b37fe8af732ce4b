import { expect, it } from "vitest";
import { localPath } from "./local-path.ts";

it.each([
  ["/"],
  ["/profile"],
  ["/a/b?x=1&y=2#z"],
  ["/hr/ko%C5%A1arica"],
  ["/login?redirect=//evil.test"],
])("keeps %j", (path) => {
  expect(localPath(path)).toBe(path);
});

it.each([
  ["//evil.test"],
  ["/\\evil.test"],
  ["/a\\b"],
  ["\\\\evil"],
  ["https://evil.test/"],
  ["javascript:alert(1)"],
  ["evil"],
  [""],
  ["/\t/evil.test"],
  ["/\n/evil.test"],
  ["/a\u0000"],
  ["/.//evil.test"],
  ["/x/..//evil.test"],
  [undefined],
  [null],
  [7],
  [`/${"a".repeat(3000)}`],
])("returns the homepage for %j", (path) => expect(localPath(path)).toBe("/"));

it("does not return the current page", () => {
  expect(localPath("/login?a=1#form", "/login?a=1")).toBe("/");
  expect(localPath("/login?a=2", "/login?a=1")).toBe("/login?a=2");
});
