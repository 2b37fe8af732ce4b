import { use, useMemo } from "react";
import type { FieldView } from "#lib/shop/domain/content/form-fields.ts";
import { HiddenValues } from "./hidden-values.ts";

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
