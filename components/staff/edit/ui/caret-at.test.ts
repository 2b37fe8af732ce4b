// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { caretAt } from "./caret-at.ts";

afterEach(() => {
  Reflect.deleteProperty(document, "caretPositionFromPoint");
  Reflect.deleteProperty(document, "caretRangeFromPoint");
});

it("finds a place in the older way where a browser has no other", () => {
  const text = document.createTextNode("Your court");
  expect(caretAt(3, 4)).toBeNull();
  Object.assign(document, {
    caretRangeFromPoint: (x: number) => {
      const range = document.createRange();
      range.setStart(text, x);
      return range;
    },
  });
  expect(caretAt(5, 4)).toEqual({ node: text, offset: 5 });
  Object.assign(document, {
    caretPositionFromPoint: (x: number) => ({ offsetNode: text, offset: x + 1 }),
  });
  expect(caretAt(5, 4)).toEqual({ node: text, offset: 6 });
});
