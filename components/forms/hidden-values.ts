"use client";

import { createContext, use, useMemo } from "react";
import type { FieldView } from "#lib/domain/content/form-fields.ts";

/**
 * Values of hidden fields by name that the browser knows better than the page, e.g. the chosen variant. They replace the
 * page's in every form inside.
 */
export const HiddenValues = createContext<Readonly<Record<string, string>> | null>(null);

/** The fields with the values that apply here. */
export function useHiddenValues(fields: readonly FieldView[]): readonly FieldView[] {
  const values = use(HiddenValues);
  return useMemo(
    () =>
      values === null
        ? fields
        : fields.map((field) => {
            const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
            return field.kind === "hidden" && value !== undefined ? { ...field, value } : field;
          }),
    [fields, values],
  );
}
