"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useEditContext } from "#components/edit/edit-context.tsx";

/** Says that a file cannot be put where it was pasted or dropped, and where it can. */
export function useNoFiles(): () => void {
  const t = useTranslations("edit.slots");
  const { store } = useEditContext();
  return useCallback(() => store.getState().announce(t("noFiles")), [store, t]);
}
