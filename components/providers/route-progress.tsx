"use client";

import { useEffect, useState } from "react";
import { watchNavigation } from "./navigation-watch.ts";

/** The progress bar while a page is being loaded: after 200 ms, for at most 5 s (docs/screens.md §3.19). */
export function RouteProgress() {
  const [isShown, setShown] = useState(false);
  useEffect(() => watchNavigation(setShown), []);
  return isShown ? (
    <div
      data-route-progress
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left bg-accent forced-ink [animation:route-progress_5s_cubic-bezier(0.1,0.8,0.2,1)_forwards] rtl:origin-right"
    />
  ) : null;
}
