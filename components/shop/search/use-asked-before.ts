"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { recentSearches } from "#stores/search/recent-searches.ts";
import { boxOf } from "./search-box.ts";

/**
 * Whether the header's box has the focus and is empty, and the searches offered then. `onDown` is called for the arrow
 * key that moves from the box into the list.
 */
export function useAskedBefore(onDown: () => void) {
  const [recent, setRecent] = useState<readonly string[] | null>(null);
  const walkIn = useEffectEvent(onDown);

  useEffect(() => {
    const field = boxOf();
    const form = field?.form;
    if (!field || !form) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = () => setRecent(field.value === "" ? recentSearches.read() : null);
    const close = () => setRecent(null);
    if (field === document.activeElement) look();
    field.addEventListener("focus", look, { signal });
    field.addEventListener("input", look, { signal });
    field.addEventListener(
      "keydown",
      (event) => {
        if (pressedKey(event) !== "ArrowDown" || field.value !== "") return;
        event.preventDefault();
        walkIn();
      },
      { signal },
    );
    form.addEventListener("submit", close, { signal });
    form.addEventListener("reset", close, { signal });
    form.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!form.contains(relatedTarget instanceof Node ? relatedTarget : null)) close();
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  return {
    isOpen: recent !== null,
    recent: recent ?? [],
    /** Named by the server, one to a line (header-search.tsx). */
    popular: boxOf()?.dataset.popular?.split("\n") ?? [],
    close: () => setRecent(null),
    reread: () => setRecent(recentSearches.read()),
  };
}
