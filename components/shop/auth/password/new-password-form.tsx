"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { newPasswordSchema } from "#lib/gateway/validation/password.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { HiddenUsername, NewPasswordFields } from "./new-password-fields.tsx";
import type { NewPasswordLabels } from "./new-password-inputs.tsx";

interface Props {
  /** The account's e-mail; unknown when the page is opened by the link in an e-mail. */
  readonly email?: string;
  readonly labels?: NewPasswordLabels;
  /** The button's label. */
  readonly submit: string;
  /** Resolves to the error to show in the form, or null. */
  readonly onSubmit: (password: string) => Promise<ApiError | null>;
  readonly onFocus?: () => void;
  /** Rendered between the fields and the button. */
  readonly children?: ReactNode;
}

/** A new password, typed twice, for a customer who has none or forgot it. Messages: `auth`, `errors`. */
export function NewPasswordForm({ email, labels, submit, onSubmit, onFocus, children }: Props) {
  const { formError, showError, guard } = useSubmission();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    mode: "onTouched",
    defaultValues: { password: "", again: "" },
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
      {email ? <HiddenUsername email={email} /> : null}
      <NewPasswordFields labels={labels} register={register} errors={formState.errors} />
      {children}
      {formError ? <Notice tone="danger">{formError}</Notice> : null}
      <SubmitButton loading={formState.isSubmitting}>{submit}</SubmitButton>
    </form>
  );
}
