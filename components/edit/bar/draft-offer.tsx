"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Draft } from "#components/edit/store/draft.ts";

interface Props {
  offer: Draft | null;
  restore: () => void;
  discard: () => void;
  announce: (message: string) => void;
}

/** Unsaved changes of an earlier visit. */
export function DraftOffer({ offer, restore, discard, announce }: Props) {
  const t = useTranslations("edit.draft");
  const format = useFormatter();
  if (!offer) return null;
  const time = format.dateTime(new Date(offer.at), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return (
    <div className="edit-note">
      <p role="status">{t("offer", { time, count: Object.keys(offer.changes).length })}</p>
      <button
        type="button"
        className="edit-button edit-primary"
        onClick={() => {
          restore();
          announce(t("restored"));
        }}
      >
        {t("restore")}
      </button>
      <button
        type="button"
        className="edit-button"
        onClick={() => {
          discard();
          announce(t("discarded"));
        }}
      >
        {t("discard")}
      </button>
    </div>
  );
}
