"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { FailedCall } from "#lib/staff/failed-reason.ts";

interface Props {
  /** `changed`: somebody else has saved the page since it was read. `markup`: a text has markup that cannot be stored. */
  fault: FailedCall | "changed" | "markup";
  onReload: () => Promise<void>;
}

/** Why a page was not saved or deleted; one that somebody else has changed can be read again. */
export function PageFault({ fault, onReload }: Props) {
  const t = useTranslations("edit");
  return (
    <Notice tone="danger" title={fault === "changed" ? t("pages.changed") : t(`reason.${fault}`)}>
      {fault === "changed" ? (
        <StaffButton onClick={() => void onReload()}>{t("pages.reload")}</StaffButton>
      ) : null}
    </Notice>
  );
}
