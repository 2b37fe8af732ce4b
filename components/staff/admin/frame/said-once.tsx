"use client";

import { type ReactNode, useEffect } from "react";

/** A note that the address asks for after something was done: it is said once, and not after a reload or by a bookmark. */
export function SaidOnce({ parameter, children }: { parameter: string; children: ReactNode }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, "", url);
  }, [parameter]);
  return children;
}
