"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useEditContext } from "./edit-context.tsx";
import { showPlace } from "./show-place.ts";

/** Undo and redo of the page: the step is taken, the page scrolls to it, and it is announced (docs/edit-mode.md §3.2). */
export function useHistory(announce: (message: string) => void) {
  const { store } = useEditContext();
  const t = useTranslations("edit");
  return useCallback(
    (direction: "undo" | "redo") => {
      // The field under the cursor becomes an entry of its own first; a change never comes under the cursor.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const step = store.getState()[direction]();
      if (!step) return;
      showPlace(step.address);
      announce(t(direction === "undo" ? "undone" : "redone", { label: step.label }));
    },
    [store, announce, t],
  );
}
