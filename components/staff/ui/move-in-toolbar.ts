import type { KeyboardEvent } from "react";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** For the `onKeyDown` of a toolbar: arrow keys move through its buttons, as Tab does too. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const key = pressedKey(event);
  if (event.altKey || (key !== "ArrowRight" && key !== "ArrowLeft")) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  // A button in a closed menu cannot take the focus.
  const buttons = all.filter((button) => button.checkVisibility?.() !== false);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  const isForward =
    (key === "ArrowRight") === (getComputedStyle(event.currentTarget).direction !== "rtl");
  buttons.at((at + (isForward ? 1 : -1)) % buttons.length)?.focus();
}
