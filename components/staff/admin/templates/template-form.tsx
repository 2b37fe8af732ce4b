"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useMemo, useState } from "react";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { UnsentNote } from "#components/staff/admin/frame/unsent-note.tsx";
import { useLeaveWarning } from "#components/staff/admin/frame/use-leave-warning.ts";
import { useStaffWrite } from "#components/staff/admin/frame/use-staff-write.tsx";
import { StaffButton, StaffSubmit } from "#components/staff/ui/staff-button.tsx";
import { type FormOwner, useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import {
  LETTER_VARIABLES,
  type SampleValues,
  unknownVariables,
  variablesIn,
} from "#lib/staff/admin/templates/letter.ts";
import { ALL_LANGUAGES, type Template } from "#lib/staff/admin/templates/template-value.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import { LetterPreview } from "./letter-preview.tsx";

interface Props {
  readonly template: Template;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly samples: SampleValues;
  readonly email: string;
  readonly owner: FormOwner;
  readonly maySave: boolean;
}

type State = "idle" | "saving" | "saved" | "copied" | "notCopied";

/** An e-mail template: its markup, its variables, and its preview. */
export function TemplateForm({ template, languages, samples, email, owner, maySave }: Props) {
  const t = useTranslations("admin.templates");
  const { send, dialog } = useStaffWrite(email);
  const choices = template.isByLanguage
    ? languages
    : [{ code: ALL_LANGUAGES, name: t("allLanguages") }];
  const [language, setLanguage] = useState(choices[0]?.code ?? ALL_LANGUAGES);
  const [stored, setStored] = useState(template.texts);
  const saved = useMemo(
    () => ({ ...Object.fromEntries(languages.map(({ code }) => [code, ""])), ...stored }),
    [languages, stored],
  );
  const unsent = useUnsent<Template["texts"]>(owner, `template:${template.key}`, saved);
  const texts = unsent.values;
  useLeaveWarning(Object.entries(saved).some(([code, text]) => texts[code] !== text));
  const [values, setValues] = useState(samples);
  const [state, setState] = useState<State>("idle");
  const [error, setError] = useState<ApiError | null>(null);

  const html = texts[language] ?? "";
  const before = stored[language] ?? "";
  const all = Object.values(stored).join(" ");
  const unknown = unknownVariables(html, all);
  const names = [...new Set([...LETTER_VARIABLES, ...variablesIn(all)])];
  const status = { idle: html === before ? t("unchanged") : t("unsaved"), saving: t("saving") };

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "saving" || !maySave) return;
    if (unknown.length > 0) return event.currentTarget.querySelector("textarea")?.focus();
    setState("saving");
    setError(null);
    const body = { key: template.key, language, html, before };
    const result = await send("admin/template/save", body);
    setState(result.ok ? "saved" : "idle");
    if (!result.ok) return setError(result.error);
    setStored({ ...stored, [language]: html });
    unsent.settle({ [language]: html });
  };
  const copy = () =>
    navigator.clipboard.writeText(html).then(
      () => setState("copied"),
      () => setState("notCopied"),
    );

  return (
    <>
      <form noValidate method="post" onSubmit={save} className="grid gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <UnsentNote
            {...unsent}
            theirs={choices.flatMap(({ code, name }) =>
              unsent.theirs.has(code) ? { name, text: saved[code] ?? "" } : [],
            )}
          />
          <LanguageChoice choices={choices} language={language} onLanguage={setLanguage} />
          <TextArea
            label={t("markup")}
            lang={language || undefined}
            dir="auto"
            rows={16}
            spellCheck={false}
            className="font-mono text-small"
            value={html}
            readOnly={!maySave}
            error={
              unknown.length > 0
                ? t("unknown", { names: unknown.map(leftToRight).join(", ") })
                : undefined
            }
            onChange={(event) => {
              unsent.set({ [language]: event.currentTarget.value });
              setState("idle");
            }}
          />
          <SampleFields names={names} values={values} onValues={setValues} />
          {error ? (
            <Notice tone="danger">
              {error.status === 409 ? t("conflict") : t("failed", { reason: error.message })}
            </Notice>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            {maySave ? <StaffSubmit loading={state === "saving"}>{t("save")}</StaffSubmit> : null}
            <StaffButton onClick={copy}>{t("copy")}</StaffButton>
            <p role="status" className="text-small text-muted">
              {state === "idle" || state === "saving" ? status[state] : t(state)}
            </p>
          </div>
        </div>
        <LetterPreview
          html={html}
          values={values}
          language={language || (languages[0]?.code ?? "en")}
        />
      </form>
      {dialog}
    </>
  );
}

interface SampleProps {
  /** The names of the variables. */
  readonly names: readonly string[];
  readonly values: SampleValues;
  readonly onValues: (values: SampleValues) => void;
}

/** The sample values of the variables, which the preview shows. */
function SampleFields({ names, values, onValues }: SampleProps) {
  const t = useTranslations("admin.templates");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-semibold">{t("variables")}</legend>
      <p className="mb-3 text-small text-muted">{t("variablesText")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <label key={name} className="flex min-w-0 flex-col gap-1 text-small">
            <code dir="ltr" className="self-start wrap-anywhere">{`{{${name}}}`}</code>
            <input
              dir="auto"
              className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3"
              value={values[name] ?? ""}
              onChange={(event) => onValues({ ...values, [name]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LanguageProps {
  readonly choices: Props["languages"];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** The language whose markup is edited, where a template has several. */
function LanguageChoice({ choices, language, onLanguage }: LanguageProps) {
  const t = useTranslations("admin.templates");
  if (choices.length < 2) return null;
  return (
    <SelectField
      label={t("language")}
      value={language}
      onChange={(event) => onLanguage(event.currentTarget.value)}
    >
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
