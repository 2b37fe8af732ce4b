import type { FieldView } from "./form-fields.ts";

/** The one field of the newsletter's form. */
export const newsletterField = (label: string): FieldView => ({
  name: "email",
  label,
  kind: "email",
  required: true,
  options: [],
  maxLength: 250,
  value: "",
});
