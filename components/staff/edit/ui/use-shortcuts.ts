"use client";

import { useEffect } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { valueAt } from "#components/staff/edit/store/edit-store.ts";
import { shortcutKey } from "#lib/base/browser/shortcut-key.ts";
import { saysSame } from "#lib/staff/edit/model/json.ts";

interface Actions {
  readonly publish: () => void;
  readonly history: (direction: "undo" | "redo") => void;
}

/**
 * Ctrl/Cmd+S does what the publish button does, Ctrl/Cmd+Z undoes, with Shift redoes. In a field with changes since it was entered, the
 * browser's own undo is used.
 */
export function useShortcuts({ publish, history }: Actions): void {
  const { store, entered } = useEditContext();
  useEffect(() => {
    const isTyping = (target: EventTarget | null): boolean => {
      if (!(target instanceof HTMLElement)) return false;
      if (!target.dataset.edit)
        return target.isContentEditable || target.matches("input, textarea, select");
      const field = entered.current;
      return field !== null && !saysSame(valueAt(store.getState(), field.address), field.value);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = shortcutKey(event);
      // A field that has used its own history has prevented the default.
      const isHistory = (key === "z" || key === "y") && !event.defaultPrevented;
      if (key === "s") {
        event.preventDefault();
        // Behind a modal dialog the publish button cannot be pressed either.
        if (!document.querySelector("dialog:modal")) publish();
      } else if (isHistory && !isTyping(event.target)) {
        event.preventDefault();
        history(key === "y" || event.shiftKey ? "redo" : "undo");
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store, entered, publish, history]);
}
