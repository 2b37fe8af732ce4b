"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { BESIDE } from "./open-beside.ts";

/** Opens the shoppers' dialogs next to the page. */
export function BesideTools() {
  const t = useTranslations("edit.names");
  const { store } = useEditContext();
  return BESIDE.map(({ name, open }) => (
    <StaffButton key={name} variant="plain" aria-haspopup="dialog" onClick={() => open(store)}>
      {t(name)}
    </StaffButton>
  ));
}
