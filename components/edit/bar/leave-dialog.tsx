"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { unsavedIn } from "#components/edit/store/unsaved.ts";
import { EditDialog } from "./edit-dialog.tsx";

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before leaving while there are unpublished changes. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  // While the question is closed, typing does not redraw it.
  const count = useEditState((state) => (open ? unsavedIn(state) : 0));
  const discard = () => {
    store.getState().discard();
    onLeave();
  };
  return (
    <EditDialog open={open} onClose={onStay} label={t("leave.title")} closeLabel={t("dialogClose")}>
      <div className="edit-dialog-body">
        <p>{t("leave.text", { count })}</p>
        <div className="edit-actions">
          <button type="button" className="edit-button" onClick={discard}>
            {t("leave.discard")}
          </button>
          <button type="button" className="edit-button" onClick={onLeave}>
            {t("leave.keep")}
          </button>
          <button type="button" className="edit-button edit-primary" onClick={onStay}>
            {t("leave.stay")}
          </button>
        </div>
      </div>
    </EditDialog>
  );
}
