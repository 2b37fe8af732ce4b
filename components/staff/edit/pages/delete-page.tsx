"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { withPassword } from "#components/staff/admin/frame/with-password.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import { type FailedCall, failedReason } from "#lib/staff/failed-reason.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { PageFault } from "./page-fault.tsx";

interface Props {
  page: Pick<PageSettings, "id" | "slug" | "title" | "seen">;
  onReload: () => Promise<void>;
  onDone: () => void;
  announce: (message: string) => void;
}

/** Deletes the page being shown, after a question. Then the home page is edited. */
export function DeletePage({ page, onReload, onDone, announce }: Props) {
  const t = useTranslations("edit");
  const router = useRouter();
  const { locale, defaultLocale } = useSite();
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<FailedCall | "changed" | null>(null);
  const { id, slug, seen } = page;
  const title = page.title || slug;

  const remove = async () => {
    if (isSending) return;
    setSending(true);
    setFault(null);
    const answer = await withPassword(() => callStaff("edit/page/delete", { id, slug, seen }));
    setSending(false);
    // Somebody else has deleted it.
    if (!answer.ok && answer.error.status !== 404) {
      setAsked(false);
      return setFault(answer.error.status === 409 ? "changed" : failedReason(answer.error));
    }
    announce(t("pages.deleted", { title }));
    onDone();
    router.replace(`${hrefTo({ name: "home" }, { locale, defaultLocale })}?editPage=true`);
    router.refresh();
  };

  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      {fault ? <PageFault fault={fault} onReload={onReload} /> : null}
      {isAsked ? (
        <>
          <p role="status">{t("pages.deleteAsk", { title })}</p>
          <ButtonRow>
            <StaffButton onClick={() => setAsked(false)}>{t("pages.keep")}</StaffButton>
            <StaffButton
              variant="primary"
              aria-busy={isSending || undefined}
              onClick={() => void remove()}
            >
              {t("pages.deleteNow")}
            </StaffButton>
          </ButtonRow>
        </>
      ) : (
        <StaffButton onClick={() => setAsked(true)}>{t("pages.delete", { title })}</StaffButton>
      )}
    </div>
  );
}
