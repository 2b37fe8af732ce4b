"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { LoginForm } from "#components/shop/auth/login/login-form.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";

const TEXTS = {
  ended: "session.text",
  noticed: "session.noticed",
  write: "session.write",
  confirm: "session.confirm",
} as const;

interface Props {
  open: boolean;
  /** The editor's e-mail: nobody else can continue with their changes. */
  email: string;
  /** The session has ended during a publish or another write, or while nothing was sent; or a password is required. */
  reason?: keyof typeof TEXTS;
  onDone: () => void;
  onClose: () => void;
}

/** The login in a dialog; a publish continues after it. The first empty field has the focus. */
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
      label={t(reason === "confirm" ? "session.confirmTitle" : "session.title")}
      closeLabel={t("dialogClose")}
    >
      <DialogBody ref={body}>
        <p>{t(TEXTS[reason])}</p>
        <LoginForm admin email={email} onDone={onDone} />
      </DialogBody>
    </StaffDialog>
  );
}
