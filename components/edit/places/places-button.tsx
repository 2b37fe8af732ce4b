"use client";

import { useTranslations } from "next-intl";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { showPlaces, usePlacesShown } from "./shown-places.ts";

/** Marks everything on the page that can be edited, or stops marking it. */
export function PlacesButton() {
  const t = useTranslations("edit.places");
  const isShown = usePlacesShown();
  return (
    <StaffButton variant="plain" aria-pressed={isShown} onClick={() => showPlaces(!isShown)}>
      {t("show")}
    </StaffButton>
  );
}
