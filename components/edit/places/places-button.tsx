"use client";

import { useTranslations } from "next-intl";
import { showPlaces, usePlacesShown } from "./shown-places.ts";

/** Switches the marks of everything editable on the page on or off. */
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
