"use client";

import { useEffect, useSyncExternalStore } from "react";

type Hrefs = Readonly<Record<string, string>>;

const NOWHERE: Hrefs = {};
let current: Hrefs | null = null;
const listeners = new Set<() => void>();

function set(hrefs: Hrefs): void {
  current = hrefs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the page being shown stands in other languages; null until one has said so: then the server's links hold. */
export const usePageLanguages = (): Hrefs | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

/** The layout stays when the page changes: each page tells the header's switch where it stands. */
export function PageLanguagesIsland({ hrefs }: { hrefs: Hrefs }) {
  useEffect(() => {
    set(hrefs);
    return () => {
      if (current === hrefs) set(NOWHERE);
    };
  }, [hrefs]);
  return null;
}
