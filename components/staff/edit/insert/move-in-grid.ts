import type { KeyboardEvent } from "react";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** Arrow keys move through the grid visually; Tab goes from one item to the next. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  if (at < 0) return;
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const top = buttons[0]?.getBoundingClientRect().top;
  const isInFirstRow = (button: HTMLElement) => button.getBoundingClientRect().top === top;
  const columns = Math.max(1, buttons.filter(isInFirstRow).length);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: buttons.length - 1 - at,
  };
  const step = steps[pressedKey(event)];
  if (step === undefined) return;
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}
