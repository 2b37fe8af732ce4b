import { expect, it } from "vitest";
import { pressedKey } from "./pressed-key.ts";

it("says the key of a press, of the browser's event and of React's", () => {
  expect(pressedKey({ key: "Enter", keyCode: 13, isComposing: false })).toBe("Enter");
  expect(pressedKey({ nativeEvent: { key: "Escape", keyCode: 27 } })).toBe("Escape");
});

it("says nothing for the keys of a composed word, also when the composition has just ended", () => {
  expect(pressedKey({ key: "Enter", keyCode: 13, isComposing: true })).toBe("");
  expect(pressedKey({ key: "Enter", keyCode: 229, isComposing: false })).toBe("");
  expect(pressedKey({ nativeEvent: { key: "ArrowDown", keyCode: 229 } })).toBe("");
});

it("accepts an event without a key, which browsers send when they fill in a form", () => {
  expect(pressedKey({})).toBe("");
});
