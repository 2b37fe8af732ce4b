"use client";

import { useEffect, useRef } from "react";
import { postRoute } from "#lib/web/client/post-route.ts";

/** Logs out, once: the backend no longer accepts the session, and a page cannot clear its cookies. */
export function EndSession() {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void postRoute("session/logout");
  }, []);
  return null;
}
