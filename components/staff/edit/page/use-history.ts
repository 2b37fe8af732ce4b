"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useEditContext } from "./edit-context.tsx";
import { showBeside } from "./open-shop-dialog.ts";
import { showStep } from "./reveal.ts";
import { showPlace } from "./show-place.ts";
import { leaveField } from "./shown-documents.ts";
import { useLabels } from "./use-labels.ts";

/**
 * Undo and redo of the page: the page scrolls to the changed slot, and the step is announced (docs/edit-mode.md §3.2).
 * A focused field is left only for one of its own steps or if there is a step: after one undo too many, typing
 * continues in the same field.
 */
export function useHistory(announce: (message: string) => void) {
  const { store, entered } = useEditContext();
  const t = useTranslations("edit");
  const { ofStep } = useLabels();
  return useCallback(
    (direction: "undo" | "redo") => {
      const { done, undone } = store.getState();
      const next = (direction === "undo" ? done : undone).at(-1);
      const field = entered.current?.address;
      if (!next || (field !== undefined && next.address !== field)) {
        announce(
          t(next ? "undoOutside" : direction === "undo" ? "nothingToUndo" : "nothingToRedo"),
        );
        return;
      }
      // The focused field is left first: it becomes a step of the history, and no change is written under the cursor.
      leaveField();
      const step = store.getState()[direction]();
      if (!step) return;
      const isHere =
        showPlace(step.address) || showStep(step, direction) || showBeside(store, step);
      const label = ofStep(step);
      if (isHere) announce(t(direction === "undo" ? "undone" : "redone", { label }));
      else announce(t(direction === "undo" ? "undoneElsewhere" : "redoneElsewhere", { label }));
    },
    [store, entered, announce, t, ofStep],
  );
}
