"use client";

import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useEditContext, useMayChange } from "#components/staff/edit/page/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

/**
 * Above a draft: says that visitors do not see it, whatever is published on it, with a link to where that is changed.
 */
export function DraftNote() {
  const t = useTranslations("edit.pages");
  const { store } = useEditContext();
  const mayChange = useMayChange("cms.post");
  return (
    <div className="wrap pt-4">
      <Notice tone="warning" title={t("isDraft")}>
        <p>{t("isDraftText")}</p>
        {mayChange ? (
          <StaffButton
            aria-haspopup="dialog"
            onClick={() => store.getState().open({ name: "newPage", isSettings: true })}
          >
            {t("tab.settings")}
          </StaffButton>
        ) : null}
      </Notice>
    </div>
  );
}
