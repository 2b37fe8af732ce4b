"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { TranslatePageFields } from "./translate-page-fields.tsx";

interface Props {
  slugMain: string;
  title: string;
  /** The language that is written. */
  language: string;
  /** The language that is shown beside it. */
  from: string;
  /** Whether it is the language of the current page. */
  isShown: boolean;
  nameOf: (language: string) => string;
  announce: (message: string) => void;
  onClose: () => void;
}

/** The own texts of a page or post in a language, next to those that they are translated from. */
export function TranslatePage({ slugMain, title, language, from, ...props }: Props) {
  const t = useTranslations("edit");
  const { nameOf, onClose } = props;
  const { data: pair, reason } = useStaffRead("edit/languages/page", {
    slugMain,
    from,
    to: language,
  });
  return (
    <StaffDialog
      open
      wide
      onClose={onClose}
      label={t("languages.translating", { section: title, language: nameOf(language) })}
      closeLabel={t("languages.back")}
    >
      <DialogBody aria-busy={!pair && !reason}>
        {reason ? <Notice tone="danger" title={t(`reason.${reason}`)} /> : null}
        {!pair && !reason ? <p role="status">{t("pages.loading")}</p> : null}
        {pair && !pair.canUpdate ? <p>{t("pages.noUpdate", { title })}</p> : null}
        {pair?.canUpdate ? (
          <TranslatePageFields {...props} pair={pair} from={from} language={language} />
        ) : null}
      </DialogBody>
    </StaffDialog>
  );
}
