"use client";

import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Keeps what is typed in the tab, so that it survives a reload (ux, Forms). `safe` takes out what may never be kept:
 * passwords. Names begin with `baseline.draft.`, which is how a logout finds them.
 */
export function useDraft<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  safe: (values: T) => T,
): { forget: () => void } {
  const key = `baseline.draft.${name}`;
  const { reset, watch } = form;
  const clean = useRef(safe);

  useEffect(() => {
    const kept = read<Partial<T>>(key);
    if (kept) reset((blank: T) => ({ ...blank, ...kept }), { keepDefaultValues: true });
    const watching = watch((values, { name: field }) => {
      // A form set as a whole, e.g. to what was saved, names no field: nobody typed that.
      if (field !== undefined) write(key, clean.current(values as T));
    });
    return () => watching.unsubscribe();
  }, [key, reset, watch]);

  return { forget: () => write(key, null) };
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, values: unknown): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage what is typed lives as long as the page.
  }
}
