"use client";

import { useEditContext, useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import { dialogFor } from "./dialog-for.ts";
import "./slots.css";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

/** A placeholder for an unset picture, icon or link: shown outside the flow while its section is hovered or focused. */
export function EmptySlot({ seed }: { seed: Region }) {
  const { store } = useEditContext();
  const { ofPlace, withinSection } = useLabels();
  const isEditing = useIsEditing();
  const staffLang = useStaffLang();
  const dialog = dialogFor(seed.slot, seed.elementId, seed.path);
  if (!isEditing || !dialog) return null;
  const label = ofPlace(seed);
  return (
    <button
      type="button"
      {...staffLang}
      className="edit-slot-empty"
      data-edit={`${seed.elementId}:${seed.path}`}
      data-edit-kind={seed.slot}
      data-edit-empty=""
      data-placeholder={withinSection(seed) ?? label}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => store.getState().open(dialog)}
    />
  );
}
