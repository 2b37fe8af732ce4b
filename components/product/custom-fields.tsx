import { useTranslations } from "next-intl";
import { TextField } from "#components/ui/form/field.tsx";
import type { CustomField } from "./types.ts";

interface Props {
  fields: readonly CustomField[];
  values: ReadonlyMap<string, string>;
  /** Titles of invalid fields, after an attempt to add. */
  wrong: readonly string[] | undefined;
  onChange: (title: string, value: string) => void;
}

/** The product's custom fields: texts and numbers, each labelled by its title. */
export function CustomFields({ fields, values, wrong, onChange }: Props) {
  const t = useTranslations("product");
  return fields.map(({ title, type, required }) => (
    <TextField
      key={title}
      label={title}
      inputMode={type === "number" ? "decimal" : undefined}
      autoComplete="off"
      maxLength={200}
      required={required}
      value={values.get(title) ?? ""}
      error={
        wrong?.includes(title) &&
        t(type === "number" && values.get(title) ? "numberOnly" : "required")
      }
      onChange={(event) => onChange(title, event.target.value)}
    />
  ));
}
