"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useId, useState } from "react";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { type LoginProblem, logInStaff } from "#components/shop/auth/login/log-in.ts";
import { StaffButton, StaffSubmit } from "#components/staff/ui/staff-button.tsx";

interface Props {
  readonly open: boolean;
  /** The e-mail of the logged-in person: nobody else can confirm for them. */
  readonly email: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks the logged-in person for their password, before an action that is hard to undo. */
export function ConfirmPassword({ open, email, onDone, onClose }: Props) {
  const t = useTranslations("admin.frame.confirm");
  return (
    <Dialog open={open} onClose={onClose} label={t("title")}>
      <PasswordForm email={email} onDone={onDone} onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ email, onDone, onClose }: Omit<Props, "open">) {
  const t = useTranslations("admin.frame.confirm");
  const login = useTranslations("login");
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const id = useId();

  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password") ?? "");
    setMissing(password === "");
    if (password === "" || isSending)
      return form.querySelector<HTMLInputElement>(`#${id}`)?.focus();
    setSending(true);
    const failed = await logInStaff({ username: email, password });
    setSending(false);
    setProblem(failed);
    if (failed === null) onDone();
    else form.querySelector<HTMLInputElement>(`#${id}`)?.select();
  };

  return (
    <form noValidate method="post" onSubmit={confirm} className="flex flex-col gap-4">
      <p className="text-muted">{t("text")}</p>
      {/* Password managers find the account by it; it cannot be changed here. */}
      <TextField
        label={login("email")}
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
      />
      <TextField
        id={id}
        label={login("password")}
        error={isMissing ? login("error.passwordMissing") : undefined}
        type="password"
        name="password"
        autoComplete="current-password"
        autoFocus
      />
      {problem ? (
        <Notice tone="danger">{problem.text ?? login(`error.${problem.key}`)}</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <StaffSubmit loading={isSending}>{t("submit")}</StaffSubmit>
        <StaffButton variant="plain" onClick={onClose}>
          {t("cancel")}
        </StaffButton>
      </div>
    </form>
  );
}
