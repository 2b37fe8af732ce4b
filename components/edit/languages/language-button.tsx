"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { useSite } from "#components/providers/site-provider.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { countIn, type LanguageStatus } from "#lib/edit/languages/statuses.ts";
import { useLanguageStatus } from "./use-language-status.ts";

/** The language being edited with its status; opens the page in all languages. */
export function LanguageButton() {
  const t = useTranslations("edit.languages");
  const { store } = useEditContext();
  const { locale, locales } = useSite();
  const { status, load } = useLanguageStatus();
  const isOpen = useEditState(({ dialog }) => dialog?.name === "languages");
  const wasOpen = useRef(false);
  // A translation in the dialog changes the status.
  useEffect(() => {
    if (wasOpen.current && !isOpen) void load();
    wasOpen.current = isOpen;
  }, [isOpen, load]);
  if (locales.length < 2) return null;
  const name = locales.find(({ code }) => code === locale)?.name ?? locale;
  return (
    <StaffButton
      variant="plain"
      aria-haspopup="dialog"
      onClick={() => store.getState().open({ name: "languages" })}
    >
      {status?.page ? t("button", { name, status: t(`state.${stateOf(status, locale)}`) }) : name}
    </StaffButton>
  );
}

/** The status of a page in one language: the worst of it and its sections. */
function stateOf({ page, rows }: LanguageStatus, locale: string) {
  const own = page?.cells[locale]?.status ?? "missing";
  const { missing, outdated } = countIn(rows, locale);
  if (own === "missing" || missing > 0) return "missing";
  if (own === "outdated" || outdated > 0) return "outdated";
  return own;
}
