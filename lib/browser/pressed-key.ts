/** What is read of a key press; React's events have the browser's own inside. */
interface Press {
  readonly key?: string;
  readonly code?: string;
  readonly keyCode?: number;
  readonly isComposing?: boolean;
}
type KeyPress = Press | { readonly nativeEvent: Press };

const nativeOf = (event: KeyPress): Press => ("nativeEvent" in event ? event.nativeEvent : event);

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

/** Letters, and marks that stand on keys of letters, of any script but the Latin one. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/**
 * The small Latin letter of a shortcut. Keyboards of other scripts have none, so there the place of the key counts, as
 * it does in the menus of systems. On Latin keyboards the letter counts, wherever it is (Dvorak, QWERTZ). Other keys
 * keep their name.
 */
export function shortcutKey(event: KeyPress): string {
  const key = pressedKey(event);
  const place = OTHER_SCRIPT.test(key)
    ? /^Key([A-Z])$/.exec(nativeOf(event).code ?? "")?.[1]
    : null;
  return (place ?? key).toLowerCase();
}
