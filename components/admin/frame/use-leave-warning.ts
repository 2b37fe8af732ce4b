"use client";

import { type RefObject, useEffect } from "react";

/**
 * The browser asks before a page with unsaved changes is left.
 *
 * @param isLeaving whether the page leaves by itself, because all is saved
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
