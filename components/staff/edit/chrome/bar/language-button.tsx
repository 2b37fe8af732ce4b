"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

/** The editor opens without React Query, which comes with it. */
const NameWithStatus = lazy(async () => ({
  default: (await import("#components/staff/edit/languages/name-with-status.tsx")).NameWithStatus,
}));

/** The language being edited with its status; opens the page in all languages. */
export function LanguageButton() {
  const { store } = useEditContext();
  const { locale, locales } = useSite();
  const t = useTranslations("edit.languages");
  if (locales.length < 2) return null;
  const name = locales.find(({ code }) => code === locale)?.name ?? locale;
  return (
    <StaffButton
      variant="plain"
      aria-haspopup="dialog"
      onClick={() => store.getState().open({ name: "languages" })}
    >
      <span className="inline-grid text-start *:[grid-area:1/1]">
        {/* Keeps the room of the usual status, or the tools beside it would move under the pointer. */}
        <span aria-hidden="true" className="invisible">
          {t("button", { name, status: t("state.present") })}
        </span>
        <Suspense fallback={<span>{name}</span>}>
          <NameWithStatus name={name} locale={locale} />
        </Suspense>
      </span>
    </StaffButton>
  );
}
