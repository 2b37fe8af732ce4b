"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useFieldMessage } from "#components/messages/use-field-message.ts";
import { TextField } from "#components/ui/form/field.tsx";
import { MIN_PASSWORD_LENGTH } from "#lib/validation/fields.ts";

type Name = "password" | "again";
export type NewPasswordLabels = Readonly<Record<Name, string>>;

interface Props {
  /** The labels of a password change by default. */
  readonly labels?: NewPasswordLabels;
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errors: { readonly [name in Name]?: { readonly message?: string } };
}

/** A new password and its repetition. */
export function NewPasswordFields({ labels, register, errors }: Props) {
  const t = useTranslations("auth.field");
  const messageOf = useFieldMessage();
  return (
    <>
      <TextField
        label={labels?.password ?? t("newPassword")}
        type="password"
        autoComplete="new-password"
        hint={t("passwordHint", { length: MIN_PASSWORD_LENGTH })}
        error={messageOf(errors.password?.message, "password")}
        {...register("password")}
      />
      <TextField
        label={labels?.again ?? t("newPasswordAgain")}
        type="password"
        autoComplete="new-password"
        error={messageOf(errors.again?.message, "again")}
        {...register("again")}
      />
    </>
  );
}

/** Tells password managers whose password the form sets. It is neither shown nor sent. */
export function HiddenUsername({ email }: { email: string }) {
  // Password managers ignore an input of `type="hidden"`.
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
