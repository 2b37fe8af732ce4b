"use client";

import { useSyncExternalStore } from "react";
import { onDemand } from "#components/kit/hydration/on-demand.tsx";
import { serverCookie } from "#lib/base/browser/cookie.ts";
import { authChannel } from "#stores/auth/auth-store.ts";

const StaffBar = onDemand(async () => (await import("./staff-bar.tsx")).StaffBar);

const hint = serverCookie("isStaff");
/** Edit mode has a bar of its own. */
const isWanted = (): boolean =>
  hint.read() === "1" && document.documentElement.dataset.surface === "storefront";

function watch(look: () => void): () => void {
  const stop = authChannel.listen(look);
  // The browser may bring back a page from before the logout.
  window.addEventListener("pageshow", look);
  return () => {
    stop();
    window.removeEventListener("pageshow", look);
  };
}

const onServer = () => false;

/**
 * Mounted once by the storefront layout: the link from a public page to its back office. Cached pages contain nothing
 * about staff; a readable cookie shows that somebody is staff, and only then code is downloaded.
 */
export function StaffHost() {
  const isShown = useSyncExternalStore(watch, isWanted, onServer);
  return isShown ? <StaffBar /> : null;
}
