"use client";

import { useEffect, useRef } from "react";
import { useEditContext } from "./edit-context.tsx";
import { leaveEditing } from "./keep-editing.ts";

/** The browser asks before a tab with unsaved changes is left, unless it was already asked in our own words. */
export function useLeaving() {
  const { store } = useEditContext();
  const isAgreed = useRef(false);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isAgreed.current && Object.keys(store.getState().changes).length > 0)
        event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [store]);
  return () => {
    isAgreed.current = true;
    window.location.assign(leaveEditing(window.location.href));
  };
}
