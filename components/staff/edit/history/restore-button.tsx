"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Section } from "#lib/staff/edit/model/section.ts";

interface Props {
  label: string;
  /** A section that other pages share too: a confirmation is required. */
  shared: Section | null;
  onRestore: () => void;
}

/** Restores a version; a section shared by all pages only after a warning. */
export function RestoreButton({ label, shared, onRestore }: Props) {
  const t = useTranslations("edit.sharedQuestion");
  const names = useSectionNames();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isAsking && shared ? (
        <div role="alert">
          <p>
            <strong>{t("title")}</strong>
          </p>
          <p>{t("text", { section: names.of(shared) })}</p>
          <ButtonRow>
            <StaffButton onClick={() => setAsking(false)}>{t("cancel")}</StaffButton>
            <StaffButton variant="primary" onClick={onRestore}>
              {t("change")}
            </StaffButton>
          </ButtonRow>
        </div>
      ) : (
        <StaffButton onClick={() => (shared ? setAsking(true) : onRestore())}>{label}</StaffButton>
      )}
    </>
  );
}
