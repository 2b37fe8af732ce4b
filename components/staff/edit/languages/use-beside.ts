import { useState } from "react";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import type { LanguageStatus, SectionRow } from "#lib/staff/edit/languages/statuses.ts";

/**
 * Which translation is open beside its source: a section's, or the page's own texts.
 * @param asked opened once it is known; a language that is still missing has its button in the table
 */
export function useBeside(
  status: LanguageStatus | null,
  asked: DialogProps<"languages">["dialog"]["beside"],
) {
  const [section, openSection] = useState<{
    row: SectionRow;
    language: string;
    beside: string;
  } | null>(null);
  const [page, openPage] = useState<{ language: string; from: string } | null>(null);
  const [waiting, setWaiting] = useState(asked);
  if (waiting && status) {
    setWaiting(undefined);
    const { language, id } = waiting;
    if (id === null && status.page?.cells[language]?.id && status.page.from !== language)
      openPage({ language, from: status.page.from });
    const row = [...status.rows, ...status.shared].find(({ cells }) =>
      Object.values(cells).some((cell) => cell.id === id),
    );
    if (id !== null && row?.cells[language]?.id && row.from !== language)
      openSection({ row, language, beside: row.from });
  }
  return { section, openSection, page, openPage };
}
