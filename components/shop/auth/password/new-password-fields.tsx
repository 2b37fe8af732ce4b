"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import { NewPasswordInputs, type NewPasswordLabels } from "./new-password-inputs.tsx";

interface Props {
  /** The labels of a password change by default. */
  readonly labels?: NewPasswordLabels;
  readonly register: (name: "password" | "again") => UseFormRegisterReturn;
  readonly errors: { readonly [name in "password" | "again"]?: { readonly message?: string } };
}

/** A new password and its repetition. */
export function NewPasswordFields({ labels, register, errors }: Props) {
  const t = useTranslations("auth.field");
  const messageOf = useFieldMessage();
  return (
    <NewPasswordInputs
      t={t}
      labels={labels}
      control={(name) => ({ error: messageOf(errors[name]?.message, name), ...register(name) })}
    />
  );
}

/** Tells password managers whose password the form sets. It is neither shown nor sent. */
export function HiddenUsername({ email }: { email: string }) {
  // Password managers ignore an input of `type="hidden"`.
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
