"use client";

import { type RefObject, useEffect } from "react";

/**
 * Makes the browser ask before a page with unsaved changes is left.
 * @param isLeaving whether the page navigates itself after everything was saved
 */
export function useLeaveWarning(isUnsaved: boolean, isLeaving?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving?.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved, isLeaving]);
}
