"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { keepHere, keptHere } from "./kept-here.ts";

const KEY = "edit-hints";
const HINTS = ["press", "sections", "publish"] as const;

/** Three hints, one after the other, for who opens edit mode on this device for the first time. */
export function FirstHints() {
  const t = useTranslations("edit.hints");
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    if (keptHere(KEY) === null) setPlace(0);
  }, []);
  const hint = place === null ? undefined : HINTS[place];
  const close = () => {
    keepHere(KEY, "seen");
    setPlace(null);
  };
  if (place === null || hint === undefined) return null;
  const isLast = place === HINTS.length - 1;
  return (
    <section className="edit-note" aria-label={t("title")}>
      <p role="status">
        <strong>{t("place", { place: place + 1, count: HINTS.length })}</strong> {t(hint)}
      </p>
      <button
        type="button"
        className="edit-button edit-primary"
        onClick={() => (isLast ? close() : setPlace(place + 1))}
      >
        {t(isLast ? "done" : "next")}
      </button>
      {isLast ? null : (
        <button type="button" className="edit-button" onClick={close}>
          {t("skip")}
        </button>
      )}
    </section>
  );
}
