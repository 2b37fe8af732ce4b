"use client";

import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import { AskForPassword } from "./ask-for-password.tsx";
import { SetPassword } from "./set-password.tsx";

/** Asks for the e-mail with the link or, when opened by that link, sets the new password (docs/contract.md §7.3). */
export function ForgotPasswordPage() {
  const params = useTakenParams(["token"]);
  if (params === null) return <FormSkeleton fields={1} />;
  const token = params.get("token");
  return token ? <SetPassword token={token} /> : <AskForPassword />;
}
