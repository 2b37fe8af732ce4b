"use client";

import { useTranslations } from "next-intl";
import {
  useEditContext,
  useEditState,
  useIsEditing,
} from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import "./slots.css";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

interface Props {
  elementId: number;
  part: string | null;
}

/** Opens the list of the links that have names of their own. */
export function NamedLinksButton({ elementId, part }: Props) {
  const t = useTranslations("edit.links");
  const { store } = useEditContext();
  const isEditing = useIsEditing();
  const staffLang = useStaffLang();
  const { ofLinks } = useLabels();
  const name = useEditState((state) => ofLinks(state, elementId, part));
  if (!isEditing) return null;
  return (
    <button
      type="button"
      {...staffLang}
      className="edit-slot-empty"
      data-edit-kind="links"
      data-edit-empty=""
      // The links of a menu come before it.
      data-below={part === null ? undefined : ""}
      data-placeholder={t("all")}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={() => store.getState().open({ name: "links", elementId, part })}
    />
  );
}
