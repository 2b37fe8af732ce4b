"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { SITE_SEARCH } from "./suggest-ids.ts";

/** Without its script the box works as a plain form, so a failed download needs no message. */
const Suggestions = lazy<ComponentType>(() =>
  import("./suggestions.tsx")
    .then(({ Suggestions }): { default: ComponentType } => ({ default: Suggestions }))
    .catch(() => ({ default: () => null })),
);

/** Loads the suggestions when the box gets the focus, and closes the box when it is emptied by its button. */
export function SuggestHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const field = document.getElementById(SITE_SEARCH);
    const want = () => setWanted(true);
    if (field === document.activeElement) want();
    // The box is open while the focus is in its form.
    const close = () =>
      document.activeElement instanceof HTMLElement && document.activeElement.blur();
    const form = field?.closest("form");
    field?.addEventListener("focus", want);
    form?.addEventListener("reset", close);
    return () => {
      field?.removeEventListener("focus", want);
      form?.removeEventListener("reset", close);
    };
  }, []);
  return isWanted ? (
    <Suspense>
      <Suggestions />
    </Suspense>
  ) : null;
}
