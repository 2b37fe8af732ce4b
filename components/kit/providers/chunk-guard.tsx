"use client";

import { useEffect, useState } from "react";
import { useShellMessages } from "#components/kit/messages/page-messages.tsx";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { isChunkFailure, reloadOnce } from "./reload-once.ts";

/**
 * Handles scripts that a release has removed: reloads the page, at most once a minute (docs/screens.md §3.18). If that
 * does not help, a notice offers to reload. Nothing here is loaded lazily, because it could be missing as well.
 */
export function ChunkGuard() {
  const messages = useShellMessages();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    // Several scripts often fail together: no message while the page reloads.
    let isLeaving = false;
    const check = (reason: unknown) => {
      if (isLeaving || !isChunkFailure(reason)) return;
      isLeaving = reloadOnce();
      if (!isLeaving) setLost(true);
    };
    window.addEventListener("error", (event) => check(event.error ?? event.message), controller);
    window.addEventListener("unhandledrejection", (event) => check(event.reason), controller);
    return () => controller.abort();
  }, []);

  return isLost ? (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4 shadow-high"
    >
      <p className="min-w-0 font-semibold">{messages.errorTitle}</p>
      <button
        type="button"
        onClick={() => location.reload()}
        className={buttonClass({ size: "sm" })}
      >
        {messages.tryAgain}
      </button>
    </div>
  ) : null;
}
