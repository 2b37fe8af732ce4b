"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Checkbox, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import {
  choicesOf,
  type FieldKind,
  type FieldValue,
  type FieldView,
} from "#lib/shop/domain/content/form-fields.ts";
import { controlName } from "./typed-values.ts";

interface Props {
  field: FieldView;
  value: FieldValue;
  /** The message to show. */
  error: string | undefined;
  onChange: (value: FieldValue) => void;
  onBlur: () => void;
}

type Control = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck"
>;
const CONTROLS: Partial<Record<FieldKind, Control>> = {
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
  },
  tel: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  number: { type: "text", inputMode: "decimal" },
  url: { type: "url", inputMode: "url", autoCapitalize: "none", spellCheck: false },
  date: { type: "date" },
  slug: { autoCapitalize: "none", spellCheck: false },
};
/** `autocomplete` values by common field names. */
const AUTOCOMPLETE: readonly (readonly [RegExp, string])[] = [
  [/^(first|given)/i, "given-name"],
  [/^(last|family|sur)/i, "family-name"],
  [/^(full|your)?[-_ ]?name$/i, "name"],
  [/^(company|organi[sz]ation)/i, "organization"],
];

/** One field of a form of the CMS, by its kind. */
export function FormField({ field, value, error, onChange, onBlur }: Props) {
  const t = useTranslations("forms");
  const { label, kind, required, options, name } = field;
  const text = typeof value === "string" ? value : "";
  const shared = { name: controlName(field), label, error, required, onBlur };
  switch (kind) {
    // Files are drawn by components/shop/forms/uploads.
    case "file":
    case "hidden":
      return null;
    case "textarea":
      return (
        <TextArea
          {...shared}
          rows={5}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "select":
      return (
        <SelectField {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t("choose")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    case "checkbox":
      return (
        <Checkbox
          name={shared.name}
          label={label}
          error={error}
          aria-required={required || undefined}
          checked={text === "true"}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked ? "true" : "")}
        />
      );
    case "radio":
    case "checkboxes":
      return <Choices {...{ field, value, error, onChange, onBlur }} />;
    default:
      return (
        <TextField
          {...shared}
          {...CONTROLS[kind]}
          autoComplete={
            CONTROLS[kind]?.autoComplete ??
            AUTOCOMPLETE.find(([pattern]) => pattern.test(name))?.[1]
          }
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** Radios for one option, or checkboxes for several. */
function Choices({ field, value, error, onChange, onBlur }: Props) {
  const { label, kind, required, options } = field;
  const chosen = choicesOf(value);
  const isRadio = kind === "radio";
  return (
    <RadioGroup
      legend={
        <span className={required ? "after:ms-0.5 after:text-accent after:content-['*'/'']" : ""}>
          {label}
        </span>
      }
      error={error}
    >
      {options.map((option) => (
        <label key={option.value} className="flex min-h-6 items-center gap-3">
          <input
            type={isRadio ? "radio" : "checkbox"}
            name={controlName(field)}
            value={option.value}
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onBlur={onBlur}
            onChange={({ target: { checked } }) => {
              if (isRadio) return onChange(option.value);
              const others = chosen.filter((one) => one !== option.value && one !== "");
              onChange(checked ? [...others, option.value] : others);
            }}
            className="size-5 accent-brand"
          />
          {option.label}
        </label>
      ))}
    </RadioGroup>
  );
}
