"use client";

import { useEffect } from "react";
import { isChunkFailure, reloadOnce } from "./reload-once";

/** A script that went away with a release: the page is loaded anew, at most once a minute (spec 4, hardening). */
export function ChunkGuard() {
  useEffect(() => {
    const controller = new AbortController();
    const check = (reason: unknown) => {
      if (isChunkFailure(reason)) reloadOnce();
    };
    window.addEventListener("error", (event) => check(event.error ?? event.message), controller);
    window.addEventListener("unhandledrejection", (event) => check(event.reason), controller);
    return () => controller.abort();
  }, []);
  return null;
}
