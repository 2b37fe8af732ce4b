// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { HYDRATED } from "#lib/base/utils/hydrated.ts";
import { EARLY_PLACES, takeEarlyPress } from "./early-places.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#one"><i>One</i></a>
    <button type="button">Add</button>
    <a href="#text"><b data-edit="1:meta.title" contenteditable="true">Words</b></a>
    <div data-edit-bar><button type="button">Own</button></div>
    <dialog open><button type="button">Close</button></dialog>
    <h1 contenteditable="plaintext-only">Line</h1>
    <div contenteditable="true"><p>Nothing</p></div>`;
  new Function(EARLY_PLACES)();
});

afterEach(() => {
  document.dispatchEvent(new Event(HYDRATED));
  takeEarlyPress();
});

/** @returns whether the page gets the press */
function press(words: string, init: MouseEventInit = {}): boolean {
  const found = [...document.querySelectorAll("i, b, button, p")].find(
    ({ textContent }) => textContent === words,
  );
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...init });
  return found?.dispatchEvent(event) ?? false;
}

const kept = () => {
  const [control, isAgain] = takeEarlyPress() ?? [];
  return control && [control.textContent, isAgain];
};

it("keeps the control that was pressed last, instead of following it", () => {
  expect(press("Add")).toBe(false);
  expect(press("One")).toBe(false);
  expect(kept()).toEqual(["One", false]);
  expect(kept()).toBeUndefined();
});

it("knows a second press on the same control", () => {
  expect([press("One"), press("One")]).toEqual([false, false]);
  expect(kept()).toEqual(["One", true]);
});

it("only places the cursor in a text, which ends the selection", () => {
  press("One");
  expect(press("Words")).toBe(false);
  expect(kept()).toBeUndefined();
});

it("leaves keys, modifier keys, the editor's own controls and dialogs alone", () => {
  expect(press("One", { detail: 0 })).toBe(true);
  expect(press("One", { ctrlKey: true })).toBe(true);
  expect([press("Own"), press("Close"), press("Nothing")]).toEqual([true, true, true]);
  expect(kept()).toBeUndefined();
});

it("forgets a control that is gone, and ends with hydration", () => {
  press("One");
  document.body.innerHTML = "";
  expect(kept()).toBeUndefined();
  document.dispatchEvent(new Event(HYDRATED));
  document.body.innerHTML = "<button>Late</button>";
  expect(press("Late")).toBe(true);
});

it("breaks no line of text that has one line, also where its section hydrates later", () => {
  document.dispatchEvent(new Event(HYDRATED));
  const breaks = (selector: string, inputType: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(
        new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true }),
      );
  expect(breaks("h1", "insertLineBreak")).toBe(false);
  expect(breaks("h1", "insertParagraph")).toBe(false);
  expect(breaks("h1", "insertText")).toBe(true);
  expect(breaks("p", "insertParagraph")).toBe(true);
});
