"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { StaffButton, StaffButtonLink } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import type { SectionRow } from "#lib/staff/edit/languages/statuses.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { Everything } from "./everything.tsx";
import { JobProgress } from "./job-progress.tsx";
import { SharedTable } from "./shared-table.tsx";
import { StatusTable } from "./status-table.tsx";
import { TranslatePage } from "./translate-page.tsx";
import { TranslateSection } from "./translate-section.tsx";
import { useJobs } from "./use-jobs.ts";
import { useLanguageStatus } from "./use-language-status.ts";
import "./languages.css";

/** The current page in every language of the site: its status, missing translations, translating next to the source. */
export function LanguagesDialog({ dialog, onClose, announce }: DialogProps<"languages">) {
  const t = useTranslations("edit");
  const { locale, locales, defaultLocale } = useSite();
  const router = useRouter();
  const { status, fault, load } = useLanguageStatus();
  const [open, setOpen] = useState<{ row: SectionRow; language: string; beside: string } | null>(
    null,
  );
  const [openPage, setOpenPage] = useState<{ language: string; from: string } | null>(null);
  /** Opened once, as soon as it is known; a language that is still missing has its button in the table. */
  const [asked, setAsked] = useState(dialog.beside);
  if (asked && status) {
    setAsked(undefined);
    const { language, id } = asked;
    const { page, rows, shared } = status;
    if (id === null && page && page.cells[language]?.id && page.from !== language)
      setOpenPage({ language, from: page.from });
    const row = [...rows, ...shared].find(({ cells }) =>
      Object.values(cells).some((cell) => cell.id === id),
    );
    if (id !== null && row?.cells[language]?.id && row.from !== language)
      setOpen({ row, language, beside: row.from });
  }
  const { run, progress } = useJobs(({ created, failed }) => {
    announce(t("languages.done", { created, failed: failed.length }));
    void load();
    router.refresh();
  });
  const nameOf = (code: string) => locales.find((one) => one.code === code)?.name ?? code;

  return (
    <>
      <StaffDialog
        open
        wide
        onClose={onClose}
        label={t("languages.title")}
        closeLabel={t("dialogClose")}
      >
        <DialogBody aria-busy={status === null && fault === null}>
          {fault ? (
            <Notice tone="danger" title={t(`reason.${fault}`)}>
              <StaffButton onClick={() => void load()}>{t("pages.again")}</StaffButton>
            </Notice>
          ) : null}
          {!status && !fault ? <p role="status">{t("pages.loading")}</p> : null}
          {progress ? <JobProgress {...progress} onRetry={(jobs) => void run(jobs)} /> : null}
          {status?.page ? (
            <StatusTable
              status={status}
              page={status.page}
              nameOf={nameOf}
              onRun={(jobs) => void run(jobs)}
              onOpen={(row, language, beside) => setOpen({ row, language, beside })}
              onOpenPage={(language, from) => setOpenPage({ language, from })}
            />
          ) : null}
          {status && !status.page ? <p>{t("pages.noPage")}</p> : null}
          {status && status.shared.length > 0 ? (
            <SharedTable
              rows={status.shared}
              nameOf={nameOf}
              onRun={(jobs) => void run(jobs)}
              onOpen={(row, language, beside) => setOpen({ row, language, beside })}
            />
          ) : null}
          <StaffButtonLink
            href={hrefTo({ name: "adminTranslations" }, { locale, defaultLocale })}
            className="justify-self-start"
          >
            {t("languages.wholeSite")}
          </StaffButtonLink>
          {status ? (
            <Everything
              types={status.types}
              languages={locales.map(({ code }) => code).filter((code) => code !== locale)}
              from={locale}
              nameOf={nameOf}
              onRun={(jobs) => void run(jobs)}
            />
          ) : null}
        </DialogBody>
      </StaffDialog>
      {/* Above it, so that the focus comes back to where it was opened from. */}
      {openPage && status?.page ? (
        <TranslatePage
          {...openPage}
          slugMain={status.page.slugMain}
          title={status.page.title}
          isShown={openPage.language === locale}
          nameOf={nameOf}
          announce={announce}
          onClose={() => {
            setOpenPage(null);
            void load();
          }}
        />
      ) : null}
      {open ? (
        <TranslateSection
          {...open}
          isShown={open.language === locale}
          nameOf={nameOf}
          announce={announce}
          onClose={() => {
            setOpen(null);
            void load();
          }}
        />
      ) : null}
    </>
  );
}
