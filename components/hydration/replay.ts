type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A button or a form that was pressed, or a control with what was typed, ticked or chosen. */
export type Kept =
  | readonly [pressed: HTMLElement]
  | readonly [control: Control, value: string, isChecked?: boolean];

/**
 * Does again, in order, what was done on a page before React answered. One after the other, so that each finds what React
 * made of the one before.
 */
export async function replay(kept: readonly Kept[]): Promise<void> {
  for (const [element, value, isChecked] of kept.filter(isLast)) {
    if (!element.isConnected) continue;
    if (value === undefined) press(element);
    else if (isBox(element)) recheck(element, isChecked === true);
    else retype(element as Control, value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Of a control only what it held in the end counts, and a form is sent once, however often its button was pressed. */
function isLast([element]: Kept, index: number, all: readonly Kept[]): boolean {
  const counts = element instanceof HTMLButtonElement && element.type === "button";
  return counts || all.findLastIndex(([one]) => one === element) === index;
}

function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

const isBox = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);

/** React ignores a value that it has seen, so the box has the other one for a moment. */
function recheck(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

function retype(control: Control, value: string): void {
  if (control.type !== "file") {
    // Set past React, which takes note of what is set on the control itself, so that it sees a change.
    if (!(control instanceof HTMLSelectElement)) control.value = `${value} `;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
    set?.call(control, value);
    say(control, "input");
  }
  say(control, "change");
}

const say = (control: Control, name: string) =>
  control.dispatchEvent(new Event(name, { bubbles: true }));
