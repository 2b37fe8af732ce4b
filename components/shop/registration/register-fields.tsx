"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import type { RegisterForm } from "#lib/gateway/validation/register.ts";
import { RegisterInputs } from "./register-inputs.tsx";

/** The fields of an account, as the registration with scripts binds them. */
export function RegisterFields() {
  const t = useTranslations("auth.field");
  const messageOf = useFieldMessage();
  const { register, formState, trigger } = useFormContext<RegisterForm>();
  const errors = formState.errors.account;
  return (
    <RegisterInputs
      t={t}
      control={(name) => ({
        error: messageOf(errors?.[name]?.message, name),
        ...register(`account.${name}`, {
          // A repetition that did not match is checked again when the password changes.
          onChange: () => {
            if (name === "password" && errors?.confirmedPassword)
              void trigger("account.confirmedPassword");
          },
        }),
      })}
    />
  );
}
