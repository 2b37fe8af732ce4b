/** The used fields of a key press; React's events wrap the browser's own. */
interface Press {
  readonly key?: string;
  readonly code?: string;
  readonly keyCode?: number;
  readonly isComposing?: boolean;
}
export type KeyPress = Press | { readonly nativeEvent: Press };

export const nativeOf = (event: KeyPress): Press =>
  "nativeEvent" in event ? event.nativeEvent : event;

/** The key code that browsers report for a key that an input method handles. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The name of the pressed key (`Enter`, `a`, `ArrowUp`). Empty while a word is being composed: Safari ends the
 * composition before it reports the Enter that ended it, which only the key code then shows. Empty too for the events
 * without a key that browsers send when they fill in a form.
 */
export function pressedKey(event: KeyPress): string {
  const { key = "", keyCode, isComposing } = nativeOf(event);
  return isComposing === true || keyCode === TAKEN_BY_INPUT_METHOD ? "" : key;
}
