"use client";

import { useTranslations } from "next-intl";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useSectionActions } from "./use-section-actions.ts";

/** Shows a hidden section again, from its placeholder. */
export function ShowAgain({ elementId }: { elementId: number }) {
  const t = useTranslations("edit.sections");
  const actions = useSectionActions();
  return (
    <StaffButton className="edit-show-again" onClick={() => actions.setShown(elementId, true)}>
      {t("show")}
    </StaffButton>
  );
}
