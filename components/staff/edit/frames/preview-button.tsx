"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

/** The least CSS width of a window that shows desktop and phone side by side. */
const WIDE = 1200;

/** Opens or closes the preview of the page on other screens. */
export function PreviewButton() {
  const t = useTranslations("edit.preview");
  const { store } = useEditContext();
  const isOpen = useEditState(({ view }) => view !== null);
  const own = useRef<HTMLButtonElement>(null);
  // The button that closed the preview is gone with it.
  useEffect(() => {
    const button = own.current;
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isOpen]);
  const toggle = () => {
    const first = window.innerWidth < WIDE ? "phone" : "both";
    store.getState().preview(isOpen ? null : first);
  };
  return (
    <StaffButton ref={own} variant="plain" aria-pressed={isOpen} onClick={toggle}>
      {t("open")}
    </StaffButton>
  );
}
