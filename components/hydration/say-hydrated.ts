"use client";

import { useEffect } from "react";
import { HYDRATED } from "#lib/utils/hydrated.ts";
import { replay } from "./replay.ts";

/** Says that React answers now, and does what visitors did before (lib/security/late-scripts.ts keeps it). */
export function SayHydrated() {
  useEffect(() => {
    // After the effects: React renders nothing while they run, and would put the old value back into a control.
    setTimeout(() => {
      document.dispatchEvent(new CustomEvent(HYDRATED, { detail: replay }));
      const { putBack } = globalThis.__drawn ?? {};
      // Parts of the page that React takes over by themselves are done when the browser is idle.
      if (putBack) (window.requestIdleCallback ?? setTimeout)(putBack);
    });
  }, []);
  return null;
}
