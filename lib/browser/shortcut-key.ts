import { type KeyPress, nativeOf, pressedKey } from "./pressed-key.ts";

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
