"use client";

import { useTranslations } from "next-intl";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { showPlaces, usePlacesShown } from "./shown-places.ts";

/** Switches the marks of everything editable on the page on or off. */
export function PlacesButton() {
  const t = useTranslations("edit.places");
  const isShown = usePlacesShown();
  return (
    <StaffButton variant="plain" aria-pressed={isShown} onClick={() => showPlaces(!isShown)}>
      {t("show")}
    </StaffButton>
  );
}
