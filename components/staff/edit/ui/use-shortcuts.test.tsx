// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const publish = vi.fn();
const history = vi.fn();

function Page() {
  useShortcuts({ publish, history });
  return <input aria-label="Search" />;
}

beforeEach(async () => {
  publish.mockReset();
  history.mockReset();
  await drawInEditor(<Page />, "text");
});
const press = (key: string, code: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, code, ctrlKey: true, ...more });

it.each([
  ["Cyrillic", "ы", "я", "н"],
  ["Greek", "σ", "ζ", "υ"],
  ["Hebrew", "ד", "ז", "ט"],
  ["Korean", "ㄴ", "ㅋ", "ㅛ"],
])("publishes, undoes and redoes on a %s keyboard", (_, s, z, y) => {
  // Prevented: otherwise the browser saves the page as a file.
  expect(press(s, "KeyS")).toBe(false);
  expect(publish).toHaveBeenCalledTimes(1);
  press(z, "KeyZ");
  press(z.toUpperCase(), "KeyZ", { shiftKey: true });
  press(y, "KeyY");
  expect(history.mock.calls).toEqual([["undo"], ["redo"], ["redo"]]);
});

it("goes by the character on a Latin keyboard with another order", () => {
  press("o", "KeyS");
  press("y", "KeyZ");
  press("s", "Semicolon");
  expect(publish).toHaveBeenCalledTimes(1);
  expect(history.mock.calls).toEqual([["redo"]]);
});
