"use client";

import { useTranslations } from "next-intl";
import { useSectionActions } from "./use-section-actions.ts";

/** Shows a hidden section again, from its placeholder. */
export function ShowAgain({ elementId }: { elementId: number }) {
  const t = useTranslations("edit.sections");
  const actions = useSectionActions();
  return (
    <button
      type="button"
      className="edit-button edit-show-again"
      onClick={() => actions.setShown(elementId, true)}
    >
      {t("show")}
    </button>
  );
}
