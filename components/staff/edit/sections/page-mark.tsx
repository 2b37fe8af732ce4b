"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { isMaster, pageSections } from "#components/staff/edit/page/page-dom.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import "./sections.css";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

/** Identifies the page for the editor, and has the button that inserts a section at its end. */
export function PageMark({ handler }: { handler: string }) {
  const t = useTranslations("edit.sections");
  const { store } = useEditContext();
  const isEditing = useIsEditing();
  const staffLang = useStaffLang();
  const insert = () => {
    const state = store.getState();
    state.open({ name: "insertSection", handler, after: pageSections(state)?.ids.at(-1) ?? null });
  };
  // A master is shown alone: nothing can be inserted, moved or copied beside it.
  if (isMaster({ handler })) return null;
  return (
    <div data-edit-page={handler} className="edit-page-end flow-root">
      {isEditing ? (
        <StaffButton
          {...staffLang}
          className="edit-page-insert mx-auto my-4 flex"
          aria-haspopup="dialog"
          onClick={insert}
        >
          {t("insertLast")}
        </StaffButton>
      ) : null}
    </div>
  );
}
