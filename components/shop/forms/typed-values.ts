import type { FieldValue, FieldView } from "#lib/shop/domain/content/form-fields.ts";

/** The `name` attribute of a field's control. */
export const controlName = ({ name }: FieldView): string => `field-${name}`;

/**
 * The values of a form's controls as the server rendered them: typed before hydration, or restored by the browser.
 */
export function readTyped(form: HTMLFormElement, fields: readonly FieldView[]): FieldValue[] {
  const data = new FormData(form);
  return fields.map((field) => {
    const values = data.getAll(controlName(field)).filter((one) => typeof one === "string");
    if (field.kind === "checkboxes") return values;
    return field.kind === "checkbox" ? (values.length > 0 ? "true" : "") : (values[0] ?? "");
  });
}
