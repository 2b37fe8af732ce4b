"use client";

import { SelectField } from "#components/ui/form/field.tsx";
import { ADMIN_LANGUAGE_COOKIE } from "#lib/admin/language-cookie.ts";
import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/browser/cookie.ts";

/** The language of the interface, for this person in this browser. The page is loaded again in it. */
export function LanguageSelect(props: {
  label: string;
  hint?: string;
  value: string;
  languages: readonly { readonly code: string; readonly name: string }[];
}) {
  const choose = (language: string) => {
    browserCookie(ADMIN_LANGUAGE_COOKIE, YEAR_COOKIE_DAYS).write(language);
    window.location.reload();
  };
  return (
    <SelectField
      label={props.label}
      hint={props.hint}
      defaultValue={props.value}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {props.languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
