"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { errorMessageFor } from "#components/messages/error-message.ts";
import { useSubmitLock } from "#components/ui/form/use-submit-lock.ts";
import type { ApiError } from "#lib/api/errors.ts";

/** The sending of an account's form: one at a time, and what is wrong with it as a whole. Words: `errors`. */
export function useSubmission() {
  const t = useTranslations();
  const lock = useSubmitLock();
  const [problem, say] = useState<string | null>(null);
  return {
    /** In words; null where nothing is wrong. */
    problem,
    say,
    /** Says a call's failure (spec 8.2). */
    tell: (error: ApiError): void => say(errorMessageFor(t, error)),
    /** Wraps the form's handler: deaf while it runs, and never silent where code could not be loaded. */
    guard: (submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>) =>
      lock(async (event) => {
        say(null);
        await submit(event).catch(() => say(t("errors.tryAgain")));
      }),
  };
}
