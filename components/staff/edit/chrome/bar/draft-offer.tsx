"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { useOptionText } from "#components/staff/edit/settings/use-option-text.ts";
import type { Draft } from "#components/staff/edit/store/draft-shelf.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { addressOf, type SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { changesIn, countOf } from "#lib/staff/edit/model/working-copy.ts";
import { VERSIONS } from "./versions.ts";

interface Props {
  offer: Draft | null;
  /** Returns how many slots keep a newer change made here. */
  restore: () => number;
  discard: () => void;
  announce: (message: string) => void;
}

/** Unsaved changes of a closed tab: to preview, restore or discard. */
export function DraftOffer({ offer, restore, discard, announce }: Props) {
  const t = useTranslations("edit.draft");
  const [isViewing, setViewing] = useState(false);
  const time = useTime();
  if (!offer) return null;
  const take = () => {
    const kept = restore();
    announce(kept > 0 ? t("restoredPartly", { kept }) : t("restored"));
  };
  return (
    <div className={noteClass()}>
      <p role="status">{t("offer", { time: time(offer.at), count: countOf(offer.operations) })}</p>
      <StaffButton variant="primary" onClick={take}>
        {t("restore")}
      </StaffButton>
      <StaffButton onClick={() => setViewing(true)}>{t("view")}</StaffButton>
      <StaffButton
        onClick={() => {
          discard();
          announce(t("discarded"));
        }}
      >
        {t("discard")}
      </StaffButton>
      <StaffDialog
        open={isViewing}
        onClose={() => setViewing(false)}
        label={t("viewTitle", { time: time(offer.at) })}
        closeLabel={t("close")}
      >
        <DraftList offer={offer} />
      </StaffDialog>
    </div>
  );
}

function DraftList({ offer }: { offer: Draft }) {
  const { ofOperation } = useLabels();
  return (
    <dl className={`px-5 pt-1 pb-5 ${VERSIONS}`}>
      {changesIn(Object.values(offer.operations)).map((operation) => (
        <div key={addressOf(operation)}>
          <dt>{ofOperation(operation)}</dt>
          <dd>{operation.kind === "set" ? <NewValue operation={operation} /> : null}</dd>
        </div>
      ))}
    </dl>
  );
}

function NewValue({ operation }: { operation: SetOperation }) {
  return useOptionText(operation, [operation.after])(operation.after);
}

/** Formats a time in the site's time zone, as everything else of the editor and the admin area. */
function useTime() {
  const format = useFormatter();
  return (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
}
