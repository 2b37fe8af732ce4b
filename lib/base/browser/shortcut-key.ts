import { type KeyPress, nativeOf, pressedKey } from "./pressed-key.ts";

/** Letters and marks of any script but Latin. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/**
 * The lower-case Latin letter of a shortcut. Keyboards of other scripts have none, so there the key's position counts,
 * as in the menus of operating systems. On Latin keyboards the letter counts, wherever it is (Dvorak, QWERTZ). Other
 * keys keep their name.
 */
export function shortcutKey(event: KeyPress): string {
  const key = pressedKey(event);
  const place = OTHER_SCRIPT.test(key)
    ? /^Key([A-Z])$/.exec(nativeOf(event).code ?? "")?.[1]
    : null;
  return (place ?? key).toLowerCase();
}
