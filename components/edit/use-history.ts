"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useEditContext } from "./edit-context.tsx";
import { showPlace } from "./show-place.ts";

/**
 * Undo and redo of the page: the page scrolls to the changed place, and the step is announced (docs/edit-mode.md §3.2).
 */
export function useHistory(announce: (message: string) => void) {
  const { store } = useEditContext();
  const t = useTranslations("edit");
  return useCallback(
    (direction: "undo" | "redo") => {
      // The focused field is left first: it becomes a step of the history, and no change is written under the cursor.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const step = store.getState()[direction]();
      if (!step) return;
      showPlace(step.address);
      announce(t(direction === "undo" ? "undone" : "redone", { label: step.label }));
    },
    [store, announce, t],
  );
}
