import { useEffect, useEffectEvent } from "react";
import { shortcutKey } from "#lib/base/browser/shortcut-key.ts";
import { typeAhead } from "./typed-ahead.ts";

/**
 * Ctrl+K, on a Mac Cmd+K, unless something else has handled it: a field's own shortcut with these keys has priority,
 * and so does an open dialog.
 */
export function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    // There Ctrl+K deletes to the end of the line, in every field.
    const isMac = /mac|iphone|ipad/i.test(navigator.platform);
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      const isHeld = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!isHeld || altKey || shiftKey || defaultPrevented) return;
      if (shortcutKey(event) !== "k" || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      typeAhead();
      open();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
