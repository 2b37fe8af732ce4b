/** What is read of a key press; React's events have the browser's own inside. */
interface Press {
  readonly key?: string;
  readonly code?: string;
  readonly keyCode?: number;
  readonly isComposing?: boolean;
}
export type KeyPress = Press | { readonly nativeEvent: Press };

export const nativeOf = (event: KeyPress): Press =>
  "nativeEvent" in event ? event.nativeEvent : event;

/** The number that browsers give a key which an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The key that was pressed, by its name (`Enter`, `a`, `ArrowUp`). Empty where the press belongs to a word that is being
 * composed: Safari ends the composition before it tells of the Enter that ended it, and only the number is left to know
 * it by. Empty too for what a browser sends without a key when it fills in a form.
 */
export function pressedKey(event: KeyPress): string {
  const { key = "", keyCode, isComposing } = nativeOf(event);
  return isComposing === true || keyCode === TAKEN_BY_INPUT_METHOD ? "" : key;
}
