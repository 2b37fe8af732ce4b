"use client";

import { useTranslations } from "next-intl";
import { showPlaces, usePlacesShown } from "./shown-places.ts";

/** Marks everything on the page that can be edited, or stops marking it. */
export function PlacesButton() {
  const t = useTranslations("edit.places");
  const isShown = usePlacesShown();
  return (
    <button
      type="button"
      className="edit-button"
      aria-pressed={isShown}
      onClick={() => showPlaces(!isShown)}
    >
      {t("show")}
    </button>
  );
}
