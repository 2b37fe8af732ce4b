"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";

/** Announces that a file cannot be pasted or dropped here, and where it can. */
export function useNoFiles(): () => void {
  const t = useTranslations("edit.slots");
  const { store } = useEditContext();
  return useCallback(() => store.getState().announce(t("noFiles")), [store, t]);
}
