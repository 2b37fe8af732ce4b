import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { EMAIL_INPUT } from "#components/pages/plain/email-input.ts";
import {
  choicesOf,
  type FieldValue,
  type FieldView,
} from "#lib/shop/domain/content/form-fields.ts";

interface Props {
  readonly field: FieldView;
  readonly value: FieldValue;
  readonly error: string | null;
}

/** A field of a form of the CMS that is sent without a script, by its kind. */
export function FormControl({ field, value, error }: Props) {
  const { name, label, kind, options, required } = field;
  const text = typeof value === "string" ? value : "";
  const shared = { name: `field-${name}`, label, error, required, defaultValue: text };
  switch (kind) {
    case "file":
      return null;
    case "hidden":
      return <input type="hidden" name={shared.name} value={field.value} />;
    case "textarea":
      return <TextArea {...shared} />;
    case "checkbox":
      return (
        <Checkbox
          name={shared.name}
          label={label}
          error={error}
          value="true"
          defaultChecked={text === "true"}
        />
      );
    case "checkboxes":
      return (
        <fieldset className="space-y-2">
          <legend className="mb-1 font-semibold">{label}</legend>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={shared.name}
              label={option.label}
              value={option.value}
              defaultChecked={choicesOf(value).includes(option.value)}
            />
          ))}
        </fieldset>
      );
    case "select":
    case "radio":
      return (
        <SelectField {...shared}>
          <option value="" />
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    case "email":
      return <TextField {...shared} {...EMAIL_INPUT} autoComplete="email" />;
    default:
      return <TextField {...shared} type={kind === "date" ? "date" : "text"} />;
  }
}
