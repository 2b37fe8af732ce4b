import { expect, it } from "vitest";
import { shortcutKey } from "./shortcut-key.ts";

it("is empty for a key of a composed word, and accepts an event without a key", () => {
  expect(shortcutKey({ key: "s", code: "KeyS", keyCode: 229 })).toBe("");
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
  // On Thai and Hindi keyboards, keys type marks that combine with a character.
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
