import type { FieldValue, FieldView } from "#lib/domain/content/form-fields.ts";

/** The name of a field's control in the document; several fields of one form never share it. */
export const controlName = ({ name }: FieldView): string => `field-${name}`;

/**
 * What stands in the controls of a form that is still as the server drew it: typed before its code was there, or put
 * back by the browser.
 */
export function readTyped(form: HTMLFormElement, fields: readonly FieldView[]): FieldValue[] {
  const data = new FormData(form);
  return fields.map((field) => {
    const values = data.getAll(controlName(field)).filter((one) => typeof one === "string");
    if (field.kind === "checkboxes") return values;
    return field.kind === "checkbox" ? (values.length > 0 ? "true" : "") : (values[0] ?? "");
  });
}
