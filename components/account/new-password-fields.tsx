"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "@/components/ui/field";
import { PASSWORD_LEAST } from "@/lib/forms/fields";
import { useErrorWords } from "./use-error-words";

interface Field {
  readonly label?: string;
  readonly message: string | undefined;
  readonly props: UseFormRegisterReturn;
}

/** A new password and its repetition. Labels are those of the change unless others are given. */
export function NewPasswordFields({ password, again }: { password: Field; again: Field }) {
  const t = useTranslations("auth.field");
  const words = useErrorWords();
  return (
    <>
      <TextField
        label={password.label ?? t("newPassword")}
        type="password"
        autoComplete="new-password"
        hint={t("passwordHint", { length: PASSWORD_LEAST })}
        error={words(password.message)}
        {...password.props}
      />
      <TextField
        label={again.label ?? t("newPasswordAgain")}
        type="password"
        autoComplete="new-password"
        error={words(again.message)}
        {...again.props}
      />
    </>
  );
}
