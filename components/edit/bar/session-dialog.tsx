"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { LoginForm } from "#components/auth/login/login-form.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";

interface Props {
  open: boolean;
  /** Of the person who edits: nobody else goes on with their changes. */
  email: string;
  /** Why: the session has ended, or something is about to be done that asks for the password again. */
  reason?: "ended" | "confirm";
  onDone: () => void;
  onClose: () => void;
}

/** The login in a dialog; publishing goes on after it. The first empty field has the focus. */
export function SessionDialog({ open, email, reason = "ended", onDone, onClose }: Props) {
  const t = useTranslations("edit");
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const fields = [...(body.current?.querySelectorAll("input") ?? [])];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, [open]);
  return (
    <StaffDialog
      open={open}
      onClose={onClose}
      label={t(reason === "ended" ? "session.title" : "session.confirmTitle")}
      closeLabel={t("dialogClose")}
    >
      <DialogBody ref={body}>
        <p>{t(reason === "ended" ? "session.text" : "session.confirm")}</p>
        <LoginForm admin email={email} onDone={onDone} />
      </DialogBody>
    </StaffDialog>
  );
}
