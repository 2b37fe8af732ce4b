"use client";

import { useEffect, useSyncExternalStore } from "react";

type Hrefs = Readonly<Record<string, string>>;

const NONE: Hrefs = {};
let current = NONE;
const listeners = new Set<() => void>();

function set(hrefs: Hrefs): void {
  current = hrefs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the page being shown lives in other languages; empty until it has said so, and on the server. */
export const usePageLanguages = (): Hrefs =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  );

/** Mounted by a page: local addresses of the same thing by language, so that the header's switch stays on it. */
export function PageLanguages({ hrefs }: { hrefs: Hrefs }) {
  useEffect(() => {
    set(hrefs);
    return () => {
      if (current === hrefs) set(NONE);
    };
  }, [hrefs]);
  return null;
}
