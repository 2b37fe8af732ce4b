"use client";

import { useEffect, useRef } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { leaveEditing } from "#components/staff/edit/page/keep-editing.ts";
import { unsavedIn } from "#components/staff/edit/store/unsaved.ts";
import { hasUnsent } from "#components/staff/unsent/use-unsent.ts";

/**
 * Leaves edit mode. The browser asks before a tab with unsaved changes or an unsent form is left, unless our own dialog
 * has already asked. The page is reloaded in its own history entry, so that the browser keeps the scroll position.
 */
export function useLeaving(): () => void {
  const { store } = useEditContext();
  const isAgreed = useRef(false);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const isUnsaved = unsavedIn(store.getState()) > 0 || hasUnsent();
      if (!isAgreed.current && isUnsaved) event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [store]);
  return () => {
    isAgreed.current = true;
    window.history.replaceState(window.history.state, "", leaveEditing(window.location.href));
    window.location.reload();
  };
}
