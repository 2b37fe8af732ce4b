"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { EditDialog } from "./edit-dialog.tsx";

interface Props {
  open: boolean;
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked on the way out while something is not published. */
export function LeaveDialog({ open, count, onStay, onLeave }: Props) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
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
