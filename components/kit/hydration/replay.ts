import { whenIdle } from "#lib/base/browser/when-idle.ts";
import { HELD } from "#lib/base/utils/hydrated.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A clicked button or form, or a control with a typed, ticked or chosen value. A text that is edited in place has no
 * `value`: it keeps its content and only dispatches the event.
 */
export type Kept =
  | readonly [pressed: HTMLElement, nothing: null]
  | readonly [control: Control, value: string, isChecked?: boolean];

/** Recorded actions in order. Actions during the replay are added, unless it is `off`. */
export interface Recording extends Array<Kept> {
  off?: boolean;
}

/**
 * Replays the actions from before hydration in order, each after React has rendered the result of the previous one. If
 * React has drawn the page again, or a late island its markup, the actions are mapped to the new elements. Input that
 * arrives during the replay follows it: a repeated impatient press counts as the same press, and no press is replayed
 * before the values typed earlier are in place.
 */
export async function replay(kept: Recording): Promise<void> {
  const { controls = [], focused = null } = globalThis.__drawn ?? {};
  const isGone = (element: HTMLElement) => !element.isConnected;
  let isAnew = controls.some(isGone);
  try {
    while (isAnew || kept[0]) {
      if (isAnew || kept.some(([element]) => isGone(element))) {
        isAnew = false;
        const { carriedOver } = await import("./carry-over.ts");
        kept.unshift(...(await carriedOver(kept.splice(0), controls, focused)));
      }
      const next = kept.shift();
      if (!next || !isLast(next[0], kept)) continue;
      if (next[0].matches("a")) await quiet();
      kept.off = true;
      repeat(next);
      kept.off = false;
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    kept.off = true;
  }
}

function repeat([element, value, isChecked]: Kept): void {
  if (value === null) press(element);
  else if (isBox(element)) recheck(element, isChecked === true);
  else retype(element as Control, typedOn(element as Control, value));
}

/**
 * The current value of a control if typing has continued; the recorded value if React has reset it to its beginning.
 */
const typedOn = ({ value }: Control, before: string): string =>
  before && value?.startsWith(before) ? value : before;

/** For a control only the final value counts; a submit button and its form count once. */
const isLast = (element: HTMLElement, later: readonly Kept[]): boolean =>
  element.matches("[type=button]") || !later.some(([one]) => one === element);

/**
 * Resolves once React is idle, or after half a second: leaving the page earlier would leave its elements in the document's
 * head.
 */
const quiet = () => new Promise<void>((resolve) => whenIdle(resolve, 500));

function press(element: HTMLElement): void {
  element.removeAttribute(HELD);
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
