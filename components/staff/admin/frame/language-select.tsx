"use client";

import { SelectField } from "#components/kit/ui/form/field.tsx";
import { chooseLanguage } from "#components/staff/admin/choose-language.ts";

/** The language of the interface, for this person in this browser. The page is loaded again in it. */
export function LanguageSelect(props: {
  label: string;
  hint?: string;
  value: string;
  languages: readonly { readonly code: string; readonly name: string }[];
}) {
  return (
    <SelectField
      label={props.label}
      hint={props.hint}
      defaultValue={props.value}
      onChange={(event) => chooseLanguage(event.currentTarget.value)}
    >
      {props.languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
