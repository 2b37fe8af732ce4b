type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A button or a form that was pressed, or a control with what was typed, ticked or chosen. A text of the page that is
 * typed into in place has no `value`: it keeps what is in it, and only tells of it.
 */
export type Kept =
  | readonly [pressed: HTMLElement, nothing: null]
  | readonly [control: Control, value: string, isChecked?: boolean];

/**
 * Does again, in order, what was done on a page before React answered. One after the other, so that each finds what React
 * made of the one before. Where React has drawn the page anew, what was done is carried over to the new elements.
 */
export async function replay(kept: readonly Kept[]): Promise<void> {
  const isGone = (element: HTMLElement) => !element.isConnected;
  const controls = globalThis.__drawn?.controls ?? [];
  const isAnew = controls.some(isGone) || kept.some(([element]) => isGone(element));
  const all = isAnew ? await (await import("./carry-over.ts")).carriedOver(kept, controls) : kept;
  for (const [element, value, isChecked] of all.filter(isLast)) {
    if (element.matches("a")) await quiet();
    if (value === null) press(element);
    else if (isBox(element)) recheck(element, isChecked === true);
    else retype(element as Control, typedOn(element as Control, value));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What a control holds now where somebody has typed on; what was typed before, where React has put back its beginning. */
const typedOn = ({ value }: Control, before: string): string =>
  before && value?.startsWith(before) ? value : before;

/** Of a control only what it held in the end counts; a button that sends, and a form, count once. */
const isLast = ([element]: Kept, index: number, all: readonly Kept[]): boolean =>
  element.matches("[type=button]") || all.findLastIndex(([one]) => one === element) === index;

/**
 * Resolves once React has nothing left to do, or after half a second (where browsers do not tell, with the next task): a
 * page that is left sooner leaves behind what it said in the document's head.
 */
const quiet = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 500 }));

function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

const isBox = (element: HTMLElement): element is HTMLInputElement =>
  element.matches("[type=checkbox], [type=radio]");

/** React ignores a value that it has seen, so the box has the other one for a moment. */
function recheck(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

function retype(control: Control, value: string): void {
  if (control.type !== "file") {
    // Set past React, which takes note of what is set on the control itself, so that it sees a change.
    if ("defaultValue" in control) control.value = value ? "" : control.defaultValue;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
    set?.call(control, value);
  }
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}
