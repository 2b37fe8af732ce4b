"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { BESIDE } from "#components/staff/edit/page/open-shop-dialog.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

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
