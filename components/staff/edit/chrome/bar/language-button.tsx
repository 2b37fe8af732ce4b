"use client";

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
  if (locales.length < 2) return null;
  const name = locales.find(({ code }) => code === locale)?.name ?? locale;
  return (
    <StaffButton
      variant="plain"
      aria-haspopup="dialog"
      onClick={() => store.getState().open({ name: "languages" })}
    >
      <Suspense fallback={<span>{name}</span>}>
        <NameWithStatus name={name} locale={locale} />
      </Suspense>
    </StaffButton>
  );
}
