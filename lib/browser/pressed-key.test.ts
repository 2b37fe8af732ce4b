import { expect, it } from "vitest";
import { pressedKey, shortcutKey } from "./pressed-key.ts";

it("says the key of a press, of the browser's event and of React's", () => {
  expect(pressedKey({ key: "Enter", keyCode: 13, isComposing: false })).toBe("Enter");
  expect(pressedKey({ nativeEvent: { key: "Escape", keyCode: 27 } })).toBe("Escape");
});

it("says nothing for the keys of a composed word, also when the composition has just ended", () => {
  expect(pressedKey({ key: "Enter", keyCode: 13, isComposing: true })).toBe("");
  expect(pressedKey({ key: "Enter", keyCode: 229, isComposing: false })).toBe("");
  expect(pressedKey({ nativeEvent: { key: "ArrowDown", keyCode: 229 } })).toBe("");
  expect(shortcutKey({ key: "s", code: "KeyS", keyCode: 229 })).toBe("");
});

it("bears a press without a key, which browsers send when they fill in a form", () => {
  expect(pressedKey({})).toBe("");
  expect(shortcutKey({ nativeEvent: {} })).toBe("");
});

it.each([
  ["ы", "KeyS", "s"],
  ["і", "KeyS", "s"],
  ["Л", "KeyK", "k"],
  ["ئ", "KeyZ", "z"],
  ["لا", "KeyB", "b"],
  ["ζ", "KeyZ", "z"],
  ["ט", "KeyY", "y"],
  ["ㄴ", "KeyS", "s"],
  // Thai and Hindi keys may hold a mark that stands above or beside a letter.
  ["\u0e31", "KeyY", "y"],
  ["\u0947", "KeyS", "s"],
  ["す", "KeyR", "r"],
  ["ж", "Semicolon", "ж"],
])("takes the place of a key of another script: %s on %s", (key, code, meant) => {
  expect(shortcutKey({ key, code })).toBe(meant);
});

it.each([
  ["S", "KeyS", "s"],
  // Dvorak
  ["s", "Semicolon", "s"],
  ["o", "KeyS", "o"],
  [";", "KeyZ", ";"],
  // QWERTZ
  ["z", "KeyY", "z"],
  ["y", "KeyZ", "y"],
  // Bépo and Turkish
  ["é", "KeyW", "é"],
  ["ı", "KeyI", "ı"],
  ["Escape", "Escape", "escape"],
])("takes the letter of a Latin keyboard, wherever it is: %s on %s", (key, code, meant) => {
  expect(shortcutKey({ key, code })).toBe(meant);
});
