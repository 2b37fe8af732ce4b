"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { FailedJob, NamedJob } from "./use-jobs.ts";

interface Props {
  total: number;
  done: number;
  failed: readonly FailedJob[];
  onRetry: (jobs: readonly NamedJob[]) => void;
}

/** The progress of the translations, and the failed ones, which can be retried separately. */
export function JobProgress({ total, done, failed, onRetry }: Props) {
  const t = useTranslations("edit");
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2 rounded-[0.5rem] bg-sunken px-4 py-3 [&_progress]:w-full">
      <label htmlFor={id}>{t("languages.progress", { done, total })}</label>
      <progress id={id} max={total} value={done} />
      {failed.length > 0 ? (
        <>
          <ul>
            {failed.map(({ name, reason }) => (
              <li key={name}>{t("label", { section: name, place: t(`reason.${reason}`) })}</li>
            ))}
          </ul>
          {done === total ? (
            <StaffButton onClick={() => onRetry(failed)}>
              {t("languages.retry", { count: failed.length })}
            </StaffButton>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
