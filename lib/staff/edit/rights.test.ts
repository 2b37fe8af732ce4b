import { expect, it } from "vitest";
import { mayOpenEditor, STAFF_SCOPES, scopesOf } from "./rights.ts";

const person = (scopes: string[] | null, isBackofficeUser = true) => ({ scopes, isBackofficeUser });

it.each(STAFF_SCOPES)("%s alone opens edit mode", (scope) => {
  expect(mayOpenEditor(person([scope]))).toBe(true);
  expect(scopesOf(person([scope, "cms.unknown"]))).toEqual([scope]);
});

it("opens edit mode neither without a known scope nor to a customer", () => {
  expect(mayOpenEditor(person([]))).toBe(false);
  expect(mayOpenEditor(person(["cms.unknown"]))).toBe(false);
  expect(mayOpenEditor(person(null, false))).toBe(false);
});

it("without a list of scopes everything may be changed", () => {
  expect(scopesOf(person(null))).toEqual(STAFF_SCOPES);
});
