"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readDraft, writeDraft } from "#stores/drafts.ts";

/**
 * Saves the input of a form for this tab, so that it survives a reload (docs/screens.md §3.12), until `forget` or a
 * logout.
 * @param safe removes values that must never be stored: passwords
 */
export function useDraft<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  safe: (values: T) => T,
): { forget: () => void } {
  const { reset, watch, getValues } = form;
  const clean = useRef(safe);

  useEffect(() => {
    const kept = readDraft(name);
    if (kept) reset((blank: T) => ({ ...blank, ...kept }), { keepDefaultValues: true });
    const watching = watch((_, { name: field }) => {
      // Without a field name the whole form was set, e.g. to the saved values, and nothing was typed.
      if (field !== undefined) writeDraft(name, clean.current(getValues()));
    });
    return () => watching.unsubscribe();
  }, [name, reset, watch, getValues]);

  return { forget: () => writeDraft(name, null) };
}
