"use client";

import { useEffect } from "react";
import { whenIdle } from "#lib/base/browser/when-idle.ts";
import { HYDRATED } from "#lib/base/utils/hydrated.ts";
import { replay } from "./replay.ts";

/** Announces hydration, and replays the visitor's earlier actions (recorded by lib/web/security/late-scripts.ts). */
export function SayHydrated() {
  useEffect(() => {
    // After the effects: React does not render while they run, and would reset a control to its old value.
    setTimeout(() => {
      document.dispatchEvent(new CustomEvent(HYDRATED, { detail: replay }));
      const { putBack } = globalThis.__drawn ?? {};
      // Parts of the page that hydrate separately are done when the browser is idle.
      if (putBack) whenIdle(putBack);
    });
  }, []);
  return null;
}
