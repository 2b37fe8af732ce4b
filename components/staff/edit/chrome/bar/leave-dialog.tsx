"use client";

import { useTranslations } from "next-intl";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { unsavedIn } from "#components/staff/edit/store/unsaved.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";

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
    <StaffDialog
      open={open}
      onClose={onStay}
      label={t("leave.title")}
      closeLabel={t("dialogClose")}
    >
      <DialogBody>
        <p>{t("leave.text", { count })}</p>
        <ButtonRow>
          <StaffButton onClick={discard}>{t("leave.discard")}</StaffButton>
          <StaffButton onClick={onLeave}>{t("leave.keep")}</StaffButton>
          <StaffButton variant="primary" onClick={onStay}>
            {t("leave.stay")}
          </StaffButton>
        </ButtonRow>
      </DialogBody>
    </StaffDialog>
  );
}
