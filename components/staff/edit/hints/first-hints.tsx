"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { keepHere, keptHere } from "#components/staff/edit/places/stored-preferences.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

const KEY = "edit-hints";
/** A finger rests on nothing. */
const hintsHere = () =>
  [matchMedia("(hover: none)").matches ? "pressTouch" : "press", "sections", "publish"] as const;
type Hints = ReturnType<typeof hintsHere>;

/** Three hints, one after the other, shown the first time edit mode opens on this device. */
export function FirstHints() {
  const t = useTranslations("edit.hints");
  const [hints, setHints] = useState<Hints | null>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (keptHere(KEY) === null) setHints(hintsHere());
  }, []);
  const hint = hints?.[place];
  const close = () => {
    keepHere(KEY, "seen");
    setHints(null);
  };
  if (!hints || hint === undefined) return null;
  const isLast = place === hints.length - 1;
  return (
    <section className={noteClass()} aria-label={t("title")}>
      <p role="status">
        <strong>{t("place", { place: place + 1, count: hints.length })}</strong> {t(hint)}
      </p>
      <StaffButton variant="primary" onClick={() => (isLast ? close() : setPlace(place + 1))}>
        {t(isLast ? "done" : "next")}
      </StaffButton>
      {isLast ? null : <StaffButton onClick={close}>{t("skip")}</StaffButton>}
    </section>
  );
}
