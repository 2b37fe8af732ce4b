"use client";

import { useEffect, useState } from "react";
import { watchNavigation } from "./navigation-watch.ts";

/** The progress bar while a page is being loaded: after 200 ms, for at most 5 s (docs/screens.md §3.19). */
export function RouteProgress() {
  const [isShown, setShown] = useState(false);
  useEffect(() => watchNavigation(setShown), []);
  return isShown ? (
    <div data-route-progress aria-hidden="true" className="route-progress forced-ink" />
  ) : null;
}
