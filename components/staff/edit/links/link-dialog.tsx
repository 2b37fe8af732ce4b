"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { useSlots } from "#components/staff/edit/page/use-slot.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { LinkForm } from "./link-form.tsx";

/**
 * Whether the editor came from the list of broken links to this one; its mark is removed by the next key or press
 * (`use-target.ts`).
 */
const wasSought = (address: string): boolean =>
  document.querySelector(`[data-edit-sought][data-edit="${CSS.escape(address)}"]`) !== null;

/** The target of a link, its name, and how it opens: one step of the history. */
export function LinkDialog({
  dialog: { elementId, path },
  onClose,
  announce,
}: DialogProps<"link">) {
  const t = useTranslations("edit");
  const { ofPlace } = useLabels();
  const { section, held, set } = useSlots(elementId);
  const [isSought] = useState(() => wasSought(`${elementId}:${path}`));
  if (!section) return null;
  const label = ofPlace({ ...section, path });
  return (
    <StaffDialog open onClose={onClose} label={label} closeLabel={t("dialogClose")}>
      {isSought ? (
        <p role="alert" className="px-5 pt-1">
          {t("links.broken")}
        </p>
      ) : null}
      <LinkForm
        value={held(path)}
        onApply={(value) => {
          set({ [path]: value });
          announce(t(value === undefined ? "links.removed" : "links.applied", { place: label }));
          onClose();
        }}
      />
    </StaffDialog>
  );
}
