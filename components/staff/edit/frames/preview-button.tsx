"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

/** The least CSS width of a window that shows desktop and phone side by side. */
const WIDE = 1200;

/** Opens or closes the preview of the page on other screens. */
export function PreviewButton() {
  const t = useTranslations("edit.preview");
  const { store } = useEditContext();
  const isOpen = useEditState(({ view }) => view !== null);
  const toggle = () => {
    const first = window.innerWidth < WIDE ? "phone" : "both";
    store.getState().preview(isOpen ? null : first);
  };
  return (
    <StaffButton data-preview-button="" variant="plain" aria-pressed={isOpen} onClick={toggle}>
      {t("open")}
    </StaffButton>
  );
}
