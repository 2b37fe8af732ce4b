type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A button or a form that was pressed, or a control with what was typed, ticked or chosen. */
export type Kept =
  | readonly [HTMLElement]
  | readonly [control: Control, value: string]
  | readonly [box: HTMLInputElement, isChecked: boolean];

/**
 * Does again, in order, what was done on a page before React answered. One after the other, so that each finds what React
 * made of the one before.
 */
export async function replay(kept: readonly Kept[]): Promise<void> {
  for (const [element, value] of kept) {
    if (!element.isConnected) continue;
    if (typeof value === "string") retype(element as Control, value);
    else if (typeof value === "boolean") recheck(element as HTMLInputElement, value);
    else if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** React ignores a value that it has seen, so the box has the other one for a moment. */
function recheck(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

function retype(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === "file") {
    say(control, "change");
    return;
  }
  // Set past React, which takes note of what is set on the control itself, so that it sees a change.
  if (!(control instanceof HTMLSelectElement)) control.value = `${value} `;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
  set?.call(control, value);
  say(control, "input");
  say(control, "change");
}

const say = (control: Control, name: string) =>
  control.dispatchEvent(new Event(name, { bubbles: true }));
