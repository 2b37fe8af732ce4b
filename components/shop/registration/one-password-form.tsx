"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { HiddenUsername } from "#components/shop/auth/password/new-password-fields.tsx";
import { onePasswordSchema } from "#lib/gateway/validation/password.ts";
import { MIN_PASSWORD_LENGTH } from "#lib/gateway/validation/typed-fields.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";

interface Props {
  readonly email: string;
  /** Resolves to the error to show in the form, or null. */
  readonly onSubmit: (password: string) => Promise<ApiError | null>;
  readonly onFocus: () => void;
  /** Rendered between the fields and the button. */
  readonly children: ReactNode;
}

/** A password in one field, which can be shown instead of typed twice. Messages: `auth`, `errors`. */
export function OnePasswordForm({ email, onSubmit, onFocus, children }: Props) {
  const t = useTranslations("auth");
  const messageOf = useFieldMessage();
  const { formError, showError, guard } = useSubmission();
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(onePasswordSchema),
    mode: "onTouched",
    defaultValues: { password: "" },
  });
  const send = handleSubmit(async ({ password }) => {
    const error = await onSubmit(password);
    if (error) showError(error);
  });
  return (
    <form
      noValidate
      method="post"
      onFocus={onFocus}
      onSubmit={guard(send)}
      className="flex flex-col gap-4"
    >
      <HiddenUsername email={email} />
      <TextField
        label={t("field.password")}
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        hint={t("field.passwordHint", { length: MIN_PASSWORD_LENGTH })}
        error={messageOf(formState.errors.password?.message, "password")}
        {...register("password")}
      />
      <Checkbox
        label={t("guest.show")}
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      />
      {children}
      <div className="empty:hidden">
        {formError ? <Notice tone="danger">{formError}</Notice> : null}
      </div>
      <SubmitButton loading={formState.isSubmitting}>{t("guest.submit")}</SubmitButton>
    </form>
  );
}
