"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

/**
 * Opens the media library from the edit bar. The dialog is rendered elsewhere: on phones the bar's tools are hidden.
 */
export function MediaButton() {
  const t = useTranslations("edit.media");
  const { store } = useEditContext();
  return (
    <StaffButton
      aria-haspopup="dialog"
      variant="plain"
      onClick={() => store.getState().open({ name: "media" })}
    >
      {t("title")}
    </StaffButton>
  );
}
