"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useSubmission } from "#components/submission/use-submission.ts";
import { SubmitButton } from "#components/ui/form/submit-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { ApiError } from "#lib/api/errors.ts";
import { newPasswordSchema } from "#lib/validation/password.ts";
import { NewPasswordFields, type NewPasswordLabels } from "./new-password-fields.tsx";
import { PasswordOwner } from "./password-owner.tsx";

interface Props {
  /** The e-mail whose password it is, where that is known: a letter's link does not say. */
  readonly email?: string;
  readonly labels?: NewPasswordLabels;
  /** The button's name. */
  readonly submit: string;
  /** Answers what went wrong and is to be said here. */
  readonly onSubmit: (password: string) => Promise<ApiError | null>;
  readonly onFocus?: () => void;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** A password for somebody who has none, twice. Words: `auth`, `errors`. */
export function NewPasswordForm({ email, labels, submit, onSubmit, onFocus, children }: Props) {
  const { problem, tell, guard } = useSubmission();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    mode: "onTouched",
    defaultValues: { password: "", again: "" },
  });
  const send = handleSubmit(async ({ password }) => {
    const error = await onSubmit(password);
    if (error) tell(error);
  });
  return (
    <form
      noValidate
      method="post"
      onFocus={onFocus}
      onSubmit={guard(send)}
      className="flex flex-col gap-4"
    >
      {email ? <PasswordOwner email={email} /> : null}
      <NewPasswordFields labels={labels} register={register} errors={formState.errors} />
      {children}
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <SubmitButton loading={formState.isSubmitting}>{submit}</SubmitButton>
    </form>
  );
}
