"use client";

import { useEffect } from "react";
import { HYDRATED } from "#lib/utils/hydrated.ts";
import { replay } from "./replay.ts";

/** Milliseconds that presses wait at most for a quiet moment. */
const AT_MOST = 500;

/** Says that React answers now, and does what visitors did before (lib/security/late-scripts.ts keeps it). */
export function SayHydrated() {
  useEffect(() => {
    const say = () => document.dispatchEvent(new CustomEvent(HYDRATED, { detail: replay }));
    // Once React has nothing left to do: a page that is left sooner leaves what it said in the document's head behind.
    if ("requestIdleCallback" in window) requestIdleCallback(say, { timeout: AT_MOST });
    else setTimeout(say, 100);
  }, []);
  return null;
}
