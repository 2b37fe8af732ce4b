"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { useFieldMessage } from "#components/messages/use-field-message.ts";
import { TextField } from "#components/ui/form/field.tsx";
import { MIN_PASSWORD_LENGTH } from "#lib/validation/fields.ts";
import type { RegisterForm } from "#lib/validation/register.ts";

type Name = keyof RegisterForm["account"];

/** The fields of an account: names, e-mail, password twice, and the membership card's number, which is optional. */
export function RegisterFields() {
  const t = useTranslations("auth.field");
  const messageOf = useFieldMessage();
  const { register, formState, trigger } = useFormContext<RegisterForm>();
  const errors = formState.errors.account;
  const field = (name: Name) => ({
    label: t(name),
    error: messageOf(errors?.[name]?.message, name),
    required: name !== "memberCardBarcode",
    ...register(`account.${name}`, {
      // A repetition that did not match is checked again when the password changes.
      onChange: () => {
        if (name === "password" && errors?.confirmedPassword)
          void trigger("account.confirmedPassword");
      },
    }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField autoComplete="given-name" {...field("firstName")} />
      <TextField autoComplete="family-name" {...field("lastName")} />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        frameClassName="sm:col-span-2"
        {...field("email")}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        hint={t("passwordHint", { length: MIN_PASSWORD_LENGTH })}
        {...field("password")}
      />
      <TextField type="password" autoComplete="new-password" {...field("confirmedPassword")} />
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        hint={t("cardHint")}
        frameClassName="sm:col-span-2"
        {...field("memberCardBarcode")}
      />
    </div>
  );
}
