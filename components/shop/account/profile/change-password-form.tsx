"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { PasswordField } from "#components/kit/ui/form/password-field.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import {
  HiddenUsername,
  NewPasswordFields,
} from "#components/shop/auth/password/new-password-fields.tsx";
import { changePasswordSchema } from "#lib/gateway/validation/password.ts";
import { errorKey } from "#lib/shop/api/error-message.ts";
import { accountCalls } from "#lib/web/client/account.ts";

const BLANK = { oldPassword: "", password: "", again: "" };

/** Changes the password of the logged-in customer, by `email` (docs/screens.md §4.8). Messages: `auth`, `errors`. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useTranslations();
  const messageOf = useFieldMessage();
  const { formError, showError, guard } = useSubmission();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    mode: "onTouched",
    defaultValues: BLANK,
  });
  const { errors, isSubmitting } = formState;

  const submit = guard(
    handleSubmit(async ({ oldPassword, password }) => {
      const result = await accountCalls.changePassword(oldPassword, password);
      if (result.ok) {
        reset(BLANK);
        return showToast({ tone: "success", message: t("auth.passwordChanged") });
      }
      if (errorKey(result.error) === "inccorectOldPassword")
        setError("oldPassword", { message: "inccorectOldPassword" }, { shouldFocus: true });
      else showError(result.error);
    }),
  );

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <HiddenUsername email={email} />
      <PasswordField
        label={t("auth.field.oldPassword")}
        showLabel={t("auth.field.showPassword")}
        autoComplete="current-password"
        error={messageOf(errors.oldPassword?.message, "oldPassword")}
        {...register("oldPassword")}
      />
      <NewPasswordFields register={register} errors={errors} />
      {formError ? <Notice tone="danger">{formError}</Notice> : null}
      <SubmitButton loading={isSubmitting} className="self-start">
        {t("auth.changePassword")}
      </SubmitButton>
    </form>
  );
}
