"use client";

import { useTranslations } from "next-intl";
import { LoginForm } from "#components/auth/login/login-form.tsx";
import { EditDialog } from "./edit-dialog.tsx";

interface Props {
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The login in a dialog; publishing goes on after it. */
export function SessionDialog({ open, onDone, onClose }: Props) {
  const t = useTranslations("edit");
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      label={t("session.title")}
      closeLabel={t("dialogClose")}
    >
      <div className="edit-dialog-body">
        <p>{t("session.text")}</p>
        <LoginForm admin onDone={onDone} />
      </div>
    </EditDialog>
  );
}
