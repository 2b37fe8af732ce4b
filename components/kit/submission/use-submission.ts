"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { useSubmitLock } from "#components/kit/ui/form/use-submit-lock.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";

/** The submission of a form: a submit lock, and the error of the form as a whole. Messages: `errors`. */
export function useSubmission() {
  const t = useTranslations();
  const lock = useSubmitLock();
  const [formError, setFormError] = useState<string | null>(null);
  return {
    /** The message to show; null if there is none. */
    formError,
    setFormError,
    /** Shows the message for a failed call (docs/screens.md §5.1). */
    showError: (error: ApiError): void => setFormError(errorMessageFor(t, error)),
    /** Wraps the form's handler: ignores submits while one is in flight, and shows a message if it throws. */
    guard: (submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>) =>
      lock(async (event) => {
        setFormError(null);
        await submit(event).catch(() => setFormError(t("errors.tryAgain")));
      }),
  };
}
