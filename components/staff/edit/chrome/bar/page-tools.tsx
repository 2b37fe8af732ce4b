"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { LanguageButton } from "./language-button.tsx";

/** The bar's tools for pages: creating one, and settings and languages of this one. */
export function PageTools() {
  const t = useTranslations("edit.pages");
  const { store } = useEditContext();
  return (
    <div className="flex gap-1 max-md:gap-0 in-[.edit-tools]:grid">
      <StaffButton
        variant="plain"
        aria-haspopup="dialog"
        onClick={() => store.getState().open({ name: "newPage" })}
      >
        {t("open")}
      </StaffButton>
      <LanguageButton />
    </div>
  );
}
