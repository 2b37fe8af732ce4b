"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useFieldMessage } from "#components/messages/use-field-message.ts";
import { TextField } from "#components/ui/form/field.tsx";
import { PASSWORD_LEAST } from "#lib/validation/fields.ts";

type Name = "password" | "again";
export type NewPasswordLabels = Readonly<Record<Name, string>>;

interface Props {
  /** Those of the change of a password unless others are given. */
  readonly labels?: NewPasswordLabels;
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errors: { readonly [name in Name]?: { readonly message?: string } };
}

/** A new password and its repetition. */
export function NewPasswordFields({ labels, register, errors }: Props) {
  const t = useTranslations("auth.field");
  const words = useFieldMessage();
  return (
    <>
      <TextField
        label={labels?.password ?? t("newPassword")}
        type="password"
        autoComplete="new-password"
        hint={t("passwordHint", { length: PASSWORD_LEAST })}
        error={words(errors.password?.message)}
        {...register("password")}
      />
      <TextField
        label={labels?.again ?? t("newPasswordAgain")}
        type="password"
        autoComplete="new-password"
        error={words(errors.again?.message)}
        {...register("again")}
      />
    </>
  );
}
