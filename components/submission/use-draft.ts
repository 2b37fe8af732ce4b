"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readDraft, writeDraft } from "#stores/drafts.ts";

/**
 * Keeps what is typed in the tab, so that it survives a reload (ux, Forms). `safe` takes out what may never be kept:
 * passwords. A logout forgets it.
 */
export function useDraft<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  safe: (values: T) => T,
): { forget: () => void } {
  const { reset, watch } = form;
  const clean = useRef(safe);

  useEffect(() => {
    const kept = readDraft(name);
    if (kept) reset((blank: T) => ({ ...blank, ...kept }), { keepDefaultValues: true });
    const watching = watch((values, { name: field }) => {
      // A form set as a whole, e.g. to what was saved, names no field: nobody typed that.
      if (field !== undefined) writeDraft(name, clean.current(values as T));
    });
    return () => watching.unsubscribe();
  }, [name, reset, watch]);

  return { forget: () => writeDraft(name, null) };
}
