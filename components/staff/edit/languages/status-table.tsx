"use client";

import { useTranslations } from "next-intl";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import {
  countIn,
  type LanguageStatus,
  type SectionRow,
} from "#lib/staff/edit/languages/statuses.ts";
import { SectionRows, StatusCell, useRowTitle } from "./section-rows.tsx";
import type { NamedJob } from "./use-jobs.ts";

interface Props {
  status: LanguageStatus;
  page: NonNullable<LanguageStatus["page"]>;
  nameOf: (language: string) => string;
  onRun: (jobs: readonly NamedJob[]) => void;
  /** `from`: the source language. */
  onOpen: (row: SectionRow, language: string, from: string) => void;
  /** Opens the page's own texts: title, address, search texts. */
  onOpenPage: (language: string, from: string) => void;
}

/** One row for each section, one column for each language. */
export function StatusTable({ status, page, nameOf, onRun, onOpen, onOpenPage }: Props) {
  const t = useTranslations("edit.languages");
  const languages = Object.keys(page.cells);
  const jobName = (section: string, language: string) =>
    t("jobName", { section, language: nameOf(language) });
  const titleOf = useRowTitle();
  const jobsFor = (to: string) =>
    completingJobs(to, page, status.rows, {
      page: jobName(page.title, to),
      row: (row) => jobName(titleOf(row), to),
    });
  const jobs = languages.flatMap(jobsFor);
  const isThere = (language: string) => page.cells[language]?.status !== "missing";
  /** The language beside which the page's own texts are translated; undefined for none. */
  const besideOf = (language: string): string | undefined => {
    if (!isThere(language)) return undefined;
    return language === page.from
      ? languages.find((one) => one !== language && isThere(one))
      : page.from;
  };

  return (
    <>
      <p>{t("direction", { language: nameOf(page.from) })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard too */}
      <section className="edit-table" aria-label={t("title")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("section")}</th>
              {languages.map((language) => (
                <th key={language} scope="col" lang={language}>
                  {nameOf(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t("page", { title: page.title })}</th>
              {languages.map((language) => {
                const own = jobsFor(language);
                return (
                  <StatusCell key={language} name={nameOf(language)} cell={page.cells[language]}>
                    {own.length > 0 ? (
                      <StaffButton
                        aria-label={t("completeIn", { language: nameOf(language) })}
                        onClick={() => onRun(own)}
                      >
                        {t("complete")}
                      </StaffButton>
                    ) : null}
                    {besideOf(language) ? (
                      <StaffButton
                        aria-label={t("translateOne", { name: jobName(page.title, language) })}
                        onClick={() => onOpenPage(language, besideOf(language) ?? page.from)}
                      >
                        {t("translate")}
                      </StaffButton>
                    ) : null}
                  </StatusCell>
                );
              })}
            </tr>
            <SectionRows
              rows={status.rows}
              languages={languages}
              isThere={isThere}
              nameOf={nameOf}
              onRun={onRun}
              onOpen={onOpen}
            />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("sum")}</th>
              {languages.map((language) => (
                <td key={language} data-language={nameOf(language)}>
                  {t("counts", countIn(status.rows, language))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {jobs.length > 1 ? (
        <ButtonRow>
          <StaffButton variant="primary" onClick={() => onRun(jobs)}>
            {t("completeAll")}
          </StaffButton>
        </ButtonRow>
      ) : null}
    </>
  );
}

/** The jobs that complete the page in a language: the whole page, or the sections that it lacks, in any language. */
function completingJobs(
  to: string,
  page: Props["page"],
  rows: readonly SectionRow[],
  names: { readonly page: string; readonly row: (row: SectionRow) => string },
): NamedJob[] {
  const { from, slugMain } = page;
  if (page.cells[to]?.status === "missing")
    return [{ name: names.page, job: { kind: "page", from, to, slugMain } }];
  const lacking = rows.filter((row) => row.cells[to]?.status === "missing");
  const others = lacking.flatMap((row): NamedJob[] => {
    const id = row.from === from ? null : (row.cells[row.from]?.id ?? null);
    if (id === null) return [];
    const job = { kind: "section", from: row.from, to, id, handler: row.handler } as const;
    return [{ name: names.row(row), job }];
  });
  return lacking.length > others.length
    ? [{ name: names.page, job: { kind: "sections", from, to, slugMain } }, ...others]
    : others;
}
