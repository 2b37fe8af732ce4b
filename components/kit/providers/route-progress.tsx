"use client";

import { useEffect, useState } from "react";
import { useShellMessages } from "#components/kit/messages/page-messages.tsx";
import { watchNavigation } from "./navigation-watch.ts";

/**
 * The progress bar while a page is being loaded: after 200 ms; after 5 s it says that the page is late, and after 20 s
 * that it could not be shown (docs/screens.md §3.19).
 */
export function RouteProgress() {
  const [progress, setProgress] = useState(0);
  const { late, errorText } = useShellMessages();
  useEffect(() => watchNavigation(setProgress), []);
  return progress ? (
    <output className="route-progress forced-ink">{["", "", late, errorText][progress]}</output>
  ) : null;
}
