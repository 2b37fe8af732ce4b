"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
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
import { useBeside } from "./use-beside.ts";
import { useJobs } from "./use-jobs.ts";
import { useLanguageStatus } from "./use-language-status.ts";
import "./languages.css";

/** The current page in every language of the site: its status, missing translations, translating next to the source. */
export function LanguagesDialog({ dialog, onClose, announce }: DialogProps<"languages">) {
  const t = useTranslations("edit");
  const { locale, locales, defaultLocale } = useSite();
  const router = useRouter();
  const { status, fault, load } = useLanguageStatus();
  const beside = useBeside(status, dialog.beside);
  const { run, progress } = useJobs(({ created, failed }) => {
    announce(t("languages.done", { created, failed: failed.length }));
    void load();
    router.refresh();
  });
  const openSection = (row: SectionRow, language: string, from: string) =>
    beside.openSection({ row, language, beside: from });
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
              onOpen={openSection}
              onOpenPage={(language, from) => beside.openPage({ language, from })}
            />
          ) : null}
          {status && !status.page ? <p>{t("pages.noPage")}</p> : null}
          {status && status.shared.length > 0 ? (
            <SharedTable
              rows={status.shared}
              nameOf={nameOf}
              onRun={(jobs) => void run(jobs)}
              onOpen={openSection}
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
      {/* Above it in the document, so that the focus returns to the button that opened it. */}
      {beside.page && status?.page ? (
        <TranslatePage
          {...beside.page}
          slugMain={status.page.slugMain}
          title={status.page.title}
          isShown={beside.page.language === locale}
          nameOf={nameOf}
          announce={announce}
          onClose={() => {
            beside.openPage(null);
            void load();
          }}
        />
      ) : null}
      {beside.section ? (
        <TranslateSection
          {...beside.section}
          isShown={beside.section.language === locale}
          nameOf={nameOf}
          announce={announce}
          onClose={() => {
            beside.openSection(null);
            void load();
          }}
        />
      ) : null}
    </>
  );
}
