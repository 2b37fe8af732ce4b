"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { useTypeName } from "#components/staff/edit/page/use-type-name.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { LanguageStatus } from "#lib/staff/edit/languages/statuses.ts";
import type { NamedJob } from "./use-jobs.ts";

interface Props {
  types: LanguageStatus["types"];
  languages: readonly string[];
  from: string;
  nameOf: (language: string) => string;
  onRun: (jobs: readonly NamedJob[]) => void;
}

/** Translations of all pages and posts at once, confirmed twice because it creates many. */
export function Everything({ types, languages, from, nameOf, onRun }: Props) {
  const t = useTranslations("edit");
  const typeName = useTypeName();
  const [chosen, setChosen] = useState<readonly string[]>(languages);
  const [isAsked, setAsked] = useState(false);
  if (types.length === 0 || languages.length === 0) return null;

  const jobs = types.flatMap((type) =>
    chosen.map((to): NamedJob => {
      const language = nameOf(to);
      const name = t("languages.jobName", { section: typeName(type), language });
      return { name, job: { kind: "type", from, to, id: type.id } };
    }),
  );
  return (
    <details className="[&>:not(summary)]:mt-3 [&>summary]:cursor-pointer [&>summary]:font-semibold">
      <summary>{t("languages.everything")}</summary>
      <p>{t("languages.everythingText", { language: nameOf(from) })}</p>
      <div className="grid gap-0.5">
        {languages.map((code) => (
          <Checkbox
            key={code}
            label={nameOf(code)}
            checked={chosen.includes(code)}
            onChange={({ target }) => {
              setAsked(false);
              setChosen(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code));
            }}
          />
        ))}
      </div>
      <ButtonRow>
        {isAsked ? (
          <>
            <span role="status">{t("languages.everythingAsk")}</span>
            <StaffButton onClick={() => setAsked(false)}>{t("pages.keep")}</StaffButton>
            <StaffButton
              variant="primary"
              onClick={() => {
                setAsked(false);
                onRun(jobs);
              }}
            >
              {t("languages.everythingGo")}
            </StaffButton>
          </>
        ) : (
          <StaffButton
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && setAsked(true)}
          >
            {t("languages.everythingStart")}
          </StaffButton>
        )}
      </ButtonRow>
    </details>
  );
}
