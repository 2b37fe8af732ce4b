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
import { NewPasswordForm } from "#components/shop/auth/password/new-password-form.tsx";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import { StaffSubmit } from "#components/staff/ui/staff-button.tsx";
import { requiredEmail } from "#lib/gateway/validation/typed-fields.ts";
import { isExpiredLink } from "#lib/shop/domain/account/expired-link.ts";
import { postRoute } from "#lib/web/client/post-route.ts";

/**
 * Has the link for a new password sent to a member of staff or, when opened by that link, sets the password. Messages:
 * `auth`, `errors`.
 */
export function StaffPassword() {
  const params = useTakenParams(["token"]);
  const token = params?.get("token");
  if (params === null) return null;
  return token ? <SetPassword token={token} /> : <AskForLink />;
}

const schema = z.object({ email: requiredEmail });

function AskForLink() {
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
      const result = await postRoute("session/forgot", { email });
      if (result.ok) setSentTo(email);
      else showError(result.error);
    }),
  );
  if (sentTo !== null)
    return (
      <Arrived>
        <Notice tone="success" title={t("forgotPassword.sentTitle")}>
          <p className="wrap-anywhere">{t("forgotPassword.sent", { email: sentTo })}</p>
        </Notice>
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
      {formError ? <Notice tone="danger">{formError}</Notice> : null}
      <StaffSubmit loading={formState.isSubmitting}>{t("forgotPassword.submit")}</StaffSubmit>
    </form>
  );
}

function SetPassword({ token }: { token: string }) {
  const t = useTranslations("auth.forgotPassword");
  const [end, setEnd] = useState<"set" | "expired" | null>(null);
  if (end === "set")
    return (
      <Arrived>
        <Notice tone="success">{t("set")}</Notice>
      </Arrived>
    );
  if (end === "expired")
    return (
      <Arrived className="flex flex-col gap-5">
        <Notice tone="warning">{t("expired")}</Notice>
        <AskForLink />
      </Arrived>
    );
  return (
    <NewPasswordForm
      submit={t("setSubmit")}
      onSubmit={async (password) => {
        const result = await postRoute("session/set-password", { token, password });
        const isExpired = !result.ok && isExpiredLink(result.error);
        if (!result.ok && !isExpired) return result.error;
        setEnd(isExpired ? "expired" : "set");
        return null;
      }}
    />
  );
}
