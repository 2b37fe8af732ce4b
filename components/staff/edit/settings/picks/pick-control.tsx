"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { listOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { PickDialog } from "./pick-dialog.tsx";
import { PickedList } from "./picked-list.tsx";
import type { ChoiceKind } from "./reads.ts";
import { useChosen } from "./use-picked.ts";

interface Props extends ControlProps {
  readonly of: ChoiceKind;
  readonly many: boolean;
  readonly announce: (message: string) => void;
}

/** Records of the site, picked from a list: shows the picked ones, and a dialog with the others. */
export function PickControl({ of, many, announce, ...control }: Props) {
  const { name, place, shown, describedBy } = control;
  const t = useTranslations("edit.settings");
  const [isOpen, setOpen] = useState(false);
  const keys = listOf(shown).slice(0, many ? undefined : 1);
  const { known, isFailed, retry } = useChosen(of, keys);
  const isNumber = of === "product" || of === "productCategory" || of === "form";
  const onChange = (next: readonly string[]) => {
    const values = next.map((key) => (isNumber ? Number(key) : key));
    // An empty list would mean "by hand, and nothing".
    const [first] = values;
    place.set(first === undefined ? undefined : many ? values : first);
  };
  const picked =
    keys.length > 0 ? (
      <PickedList
        name={name}
        keys={keys}
        known={known}
        isFailed={isFailed}
        isOrdered={many && isNumber}
        onChange={onChange}
        announce={announce}
      />
    ) : null;
  return (
    <div className="grid gap-2">
      {picked ?? <p className="text-small text-muted">{t("nothingChosen")}</p>}
      {isFailed ? (
        <p role="alert" className="basis-full text-danger">
          {t("unread")} <StaffButton onClick={retry}>{t("retry")}</StaffButton>
        </p>
      ) : null}
      <StaffButton
        data-edit={place.address}
        aria-haspopup="dialog"
        aria-label={t("chooseName", { name })}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {t("choose")}
      </StaffButton>
      {isOpen ? (
        <PickDialog
          name={name}
          of={of}
          many={many}
          keys={keys}
          onChange={onChange}
          onClose={() => setOpen(false)}
        >
          {picked}
        </PickDialog>
      ) : null}
    </div>
  );
}
