"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLabels } from "#components/edit/use-labels.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import {
  type Cell,
  countIn,
  type LanguageStatus,
  type SectionRow,
} from "#lib/edit/languages/statuses.ts";
import type { NamedJob } from "./use-jobs.ts";

interface Props {
  status: LanguageStatus;
  page: NonNullable<LanguageStatus["page"]>;
  nameOf: (language: string) => string;
  onRun: (jobs: readonly NamedJob[]) => void;
  /** `from`: the language that it is written beside. */
  onOpen: (row: SectionRow, language: string, from: string) => void;
}

/** One row for each section, one column for each language. */
export function StatusTable({ status, page, nameOf, onRun, onOpen }: Props) {
  const t = useTranslations("edit.languages");
  const { ofSection } = useLabels();
  const { locale } = useSite();
  const languages = Object.keys(page.cells);
  const { slugMain } = page;
  const jobName = (section: string, language: string) =>
    t("jobName", { section, language: nameOf(language) });
  const titleOf = ({ component, title, cells }: SectionRow) =>
    ofSection({
      about: { component, title },
      handler: `page-section:${slugMain}`,
      elementId: cells[locale]?.id ?? null,
    });

  /** What completes the page in a language: all of it, or the sections that it lacks, wherever they were written. */
  const jobsFor = (to: string): NamedJob[] => {
    const { from } = page;
    const name = jobName(page.title, to);
    if (page.cells[to]?.status === "missing")
      return [{ name, job: { kind: "page", from, to, slugMain } }];
    const lacking = status.rows.filter((row) => row.cells[to]?.status === "missing");
    const others = lacking.flatMap((row): NamedJob[] => {
      const id = row.from === from ? null : (row.cells[row.from]?.id ?? null);
      if (id === null) return [];
      const job = { kind: "section", from: row.from, to, id, slugMain } as const;
      return [{ name: jobName(titleOf(row), to), job }];
    });
    return lacking.length > others.length
      ? [{ name, job: { kind: "sections", from, to, slugMain } }, ...others]
      : others;
  };
  const jobs = languages.flatMap(jobsFor);

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
                  <StatusCell key={language} cell={page.cells[language]}>
                    {own.length > 0 ? (
                      <button
                        type="button"
                        className="edit-button"
                        aria-label={t("completeIn", { language: nameOf(language) })}
                        onClick={() => onRun(own)}
                      >
                        {t("complete")}
                      </button>
                    ) : null}
                  </StatusCell>
                );
              })}
            </tr>
            {status.rows.map((row) => (
              <tr key={`${row.from}${row.cells[row.from]?.id}`}>
                <th scope="row" dir="auto">
                  {titleOf(row)}
                </th>
                {languages.map((language) => (
                  <StatusCell key={language} cell={row.cells[language]}>
                    <SectionAction
                      row={row}
                      language={language}
                      shown={locale}
                      isPageThere={page.cells[language]?.status !== "missing"}
                      name={jobName(titleOf(row), language)}
                      slugMain={slugMain}
                      onRun={onRun}
                      onOpen={onOpen}
                    />
                  </StatusCell>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("sum")}</th>
              {languages.map((language) => (
                <td key={language}>{t("counts", countIn(status.rows, language))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {jobs.length > 1 ? (
        <div className="edit-actions">
          <button type="button" className="edit-button edit-primary" onClick={() => onRun(jobs)}>
            {t("completeAll")}
          </button>
        </div>
      ) : null}
    </>
  );
}

function StatusCell({ cell, children }: { cell: Cell | undefined; children: ReactNode }) {
  const t = useTranslations("edit.languages");
  const status = cell?.status ?? "missing";
  return (
    <td>
      <span className="edit-state" data-state={status}>
        {t(`state.${status}`)}
      </span>
      {children}
    </td>
  );
}

interface ActionProps extends Pick<Props, "onRun" | "onOpen"> {
  row: SectionRow;
  language: string;
  /** The language of the page that is shown. */
  shown: string;
  /** Sections of a page that is not there come with the page. */
  isPageThere: boolean;
  /** Section and language, for people. */
  name: string;
  slugMain: string;
}

function SectionAction(props: ActionProps) {
  const { row, language, shown, isPageThere, name, slugMain, onRun, onOpen } = props;
  const t = useTranslations("edit.languages");
  const { from } = row;
  const id = row.cells[from]?.id ?? null;
  if (id === null) return null;
  const beside = besideOf(row, language, shown);
  if (row.cells[language]?.id)
    return beside === null ? null : (
      <button
        type="button"
        className="edit-button"
        aria-label={t("translateOne", { name })}
        onClick={() => onOpen(row, language, beside)}
      >
        {t("translate")}
      </button>
    );
  return isPageThere ? (
    <button
      type="button"
      className="edit-button"
      aria-label={t("createOne", { name })}
      onClick={() => onRun([{ name, job: { kind: "section", from, to: language, id, slugMain } }])}
    >
      {t("create")}
    </button>
  ) : null;
}

/** What a text is written beside: its source, and the source itself beside the page that is shown; null for nothing. */
function besideOf({ from, cells }: SectionRow, language: string, shown: string): string | null {
  if (language !== from) return from;
  const others = Object.keys(cells).filter((code) => code !== language && cells[code]?.id);
  return others.includes(shown) ? shown : (others[0] ?? null);
}
