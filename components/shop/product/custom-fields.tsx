import { useTranslations } from "next-intl";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { textName } from "#lib/shop/domain/product/fields-to-ask.ts";
import type { CustomField } from "./product-types.ts";

/** The pattern for browsers without JavaScript: digits of any script, and no letters. The gateway parses it. */
const NUMBER = "[^\\p{L}]*\\p{Nd}[^\\p{L}]*";

interface Props {
  fields: readonly CustomField[];
  values: ReadonlyMap<string, string>;
  /** Titles of invalid fields, after an attempt to add. */
  wrong: readonly string[] | undefined;
  onChange: (title: string, value: string) => void;
}

/**
 * Custom fields, each labelled by its title: a combobox if it has choices, else a text or number field. Without
 * JavaScript their form is sent normally.
 */
export function CustomFields({ fields, values, wrong, onChange }: Props) {
  const t = useTranslations("product");
  return fields.map(({ title, type, required, choices, hint }) => {
    const value = values.get(title) ?? "";
    const isWrong = wrong?.includes(title);
    if (choices)
      return (
        <SelectField
          key={title}
          name={textName(title)}
          data-field={title}
          label={title}
          required={required}
          // A choice that is no longer offered is shown as empty.
          value={choices.includes(value) ? value : ""}
          error={isWrong && t("chooseFirst", { label: title })}
          onChange={(event) => onChange(title, event.target.value)}
        >
          <option value="">{t("choose")}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </SelectField>
      );
    return (
      <TextField
        key={title}
        name={textName(title)}
        data-field={title}
        label={title}
        hint={hint}
        inputMode={type === "number" ? "decimal" : undefined}
        pattern={type === "number" ? NUMBER : undefined}
        autoComplete="off"
        maxLength={200}
        required={required}
        value={value}
        error={isWrong && t(type === "number" && value ? "numberOnly" : "required")}
        onChange={(event) => onChange(title, event.target.value)}
      />
    );
  });
}
