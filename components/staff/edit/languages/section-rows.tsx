"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Cell, SectionRow } from "#lib/staff/edit/languages/statuses.ts";
import type { NamedJob } from "./use-jobs.ts";

interface Props {
  rows: readonly SectionRow[];
  languages: readonly string[];
  /** Whether the owner of the sections exists in a language. */
  isThere: (language: string) => boolean;
  nameOf: (language: string) => string;
  onRun: (jobs: readonly NamedJob[]) => void;
  /** `from`: the source language. */
  onOpen: (row: SectionRow, language: string, from: string) => void;
}

/** The readable name of a row's section. */
export function useRowTitle() {
  const { ofSection } = useLabels();
  const { locale } = useSite();
  return ({ component, title, handler, cells }: SectionRow): string =>
    ofSection({ about: { component, title }, handler, elementId: cells[locale]?.id ?? null });
}

/** One row for each section, with the actions in each language. */
export function SectionRows({ rows, languages, isThere, nameOf, onRun, onOpen }: Props) {
  const t = useTranslations("edit.languages");
  const { locale } = useSite();
  const titleOf = useRowTitle();
  return rows.map((row) => (
    <tr key={`${row.handler}${row.from}${row.cells[row.from]?.id}`}>
      <th scope="row" dir="auto">
        {titleOf(row)}
      </th>
      {languages.map((language) => (
        <StatusCell key={language} name={nameOf(language)} cell={row.cells[language]}>
          <SectionAction
            row={row}
            language={language}
            shown={locale}
            isPageThere={isThere(language)}
            name={t("jobName", { section: titleOf(row), language: nameOf(language) })}
            onRun={onRun}
            onOpen={onOpen}
          />
        </StatusCell>
      ))}
    </tr>
  ));
}

interface CellProps {
  /** The language: on phones it is shown in the cell, because there is no room for columns. */
  name: string;
  cell: Cell | undefined;
  children: ReactNode;
}

/** The status of an item in one language, and its actions. */
export function StatusCell({ name, cell, children }: CellProps) {
  const t = useTranslations("edit.languages");
  const status = cell?.status ?? "missing";
  return (
    <td data-language={name}>
      <span className="edit-state mb-1 block" data-state={status}>
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
  /** The sections of a missing page are created with the page. */
  isPageThere: boolean;
  /** Section and language, for people. */
  name: string;
}

function SectionAction(props: ActionProps) {
  const { row, language, shown, isPageThere, name, onRun, onOpen } = props;
  const t = useTranslations("edit.languages");
  const { from, handler } = row;
  const id = row.cells[from]?.id ?? null;
  if (id === null) return null;
  const beside = besideOf(row, language, shown);
  if (row.cells[language]?.id)
    return beside === null ? null : (
      <StaffButton
        aria-label={t("translateOne", { name })}
        onClick={() => onOpen(row, language, beside)}
      >
        {t("translate")}
      </StaffButton>
    );
  return isPageThere ? (
    <StaffButton
      aria-label={t("createOne", { name })}
      onClick={() => onRun([{ name, job: { kind: "section", from, to: language, id, handler } }])}
    >
      {t("create")}
    </StaffButton>
  ) : null;
}

/** The source of a translation: for the source itself, the language of the page; null for none. */
function besideOf({ from, cells }: SectionRow, language: string, shown: string): string | null {
  if (language !== from) return from;
  const others = Object.keys(cells).filter((code) => code !== language && cells[code]?.id);
  return others.includes(shown) ? shown : (others[0] ?? null);
}
