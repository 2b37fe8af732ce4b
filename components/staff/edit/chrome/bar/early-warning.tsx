"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useEarlyWarning } from "./use-early-warning.ts";

/** Names a section that somebody else has changed while it is being edited here, before anything is published. */
export function EarlyWarning() {
  const t = useTranslations("edit.overtaken");
  const { ofSection } = useLabels();
  const overtaken = useEarlyWarning();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const names = [...new Set(overtaken.map(ofSection))].filter((name) => !known.has(name));
  return (
    <div role="status">
      {names.length > 0 ? (
        <div className={noteClass()}>
          <p>{t("text", { sections: names.join(", ") })}</p>
          <StaffButton onClick={() => setKnown(new Set([...known, ...names]))}>
            {t("close")}
          </StaffButton>
        </div>
      ) : null}
    </div>
  );
}
