type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A clicked button or form, or a control with a typed, ticked or chosen value. A text that is edited in place has no
 * `value`: it keeps its content and only dispatches the event.
 */
export type Kept =
  | readonly [pressed: HTMLElement, nothing: null]
  | readonly [control: Control, value: string, isChecked?: boolean];

/**
 * Replays, in order, the actions from before hydration. One after the other, so that each finds React's result of the
 * previous one. If React has drawn the page again, the actions are mapped to the new elements.
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

/**
 * The current value of a control if typing has continued; the recorded value if React has reset it to its beginning.
 */
const typedOn = ({ value }: Control, before: string): string =>
  before && value?.startsWith(before) ? value : before;

/** For a control only the final value counts; a submit button and its form count once. */
const isLast = ([element]: Kept, index: number, all: readonly Kept[]): boolean =>
  element.matches("[type=button]") || all.findLastIndex(([one]) => one === element) === index;

/**
 * Resolves once React is idle, or after half a second (in browsers without idle callbacks, with the next task): leaving
 * the page earlier would leave its elements in the document's head.
 */
const quiet = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 500 }));

function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

const isBox = (element: HTMLElement): element is HTMLInputElement =>
  element.matches("[type=checkbox], [type=radio]");

/** React ignores a value that it has already seen, so the box briefly gets the other one. */
function recheck(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

function retype(control: Control, value: string): void {
  if (control.type !== "file") {
    // Set on the prototype, because React tracks the control's own setter and would not see a change.
    if ("defaultValue" in control) control.value = value ? "" : control.defaultValue;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
    set?.call(control, value);
  }
  for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}
