"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { Arrived } from "#components/kit/ui/arrived.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { requiredEmail } from "#lib/gateway/validation/typed-fields.ts";
import type { PasswordWays } from "./password-ways.ts";

const schema = z.object({ email: requiredEmail });

/** Requests an e-mail with a link to set a new password. The answer is the same whether the address is known or not. */
export function AskForPassword({ ways: { askFor, Submit, toLogin } }: { ways: PasswordWays }) {
  const t = useTranslations("auth");
  const messageOf = useFieldMessage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { formError, showError, guard } = useSubmission();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { email: "" },
  });
  const submit = guard(
    handleSubmit(async ({ email }) => {
      const result = await askFor(email);
      if (result.ok) setSentTo(email);
      else showError(result.error);
    }),
  );
  if (sentTo !== null)
    return (
      <Arrived className="flex flex-col gap-5">
        <Notice tone="success" title={t("forgotPassword.sentTitle")}>
          <p className="wrap-anywhere">{t("forgotPassword.sent", { email: sentTo })}</p>
        </Notice>
        {toLogin}
      </Arrived>
    );
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t("forgotPassword.lead")}</p>
      <TextField
        label={t("field.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={messageOf(formState.errors.email?.message, "email")}
        {...register("email")}
      />
      <div className="empty:hidden">
        {formError ? <Notice tone="danger">{formError}</Notice> : null}
      </div>
      <Submit loading={formState.isSubmitting}>{t("forgotPassword.submit")}</Submit>
      {toLogin}
    </form>
  );
}
