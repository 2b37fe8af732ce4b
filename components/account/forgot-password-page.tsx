"use client";

import { AccountSkeleton } from "./account-skeleton";
import { AskForPassword } from "./ask-for-password";
import { SetPassword } from "./set-password";
import { useTakenParams } from "./use-taken-params";

/** Asks for a letter, or, opened from one, sets the new password (spec 7.8; contract, section 7). */
export function ForgotPasswordPage() {
  const params = useTakenParams(["token"]);
  if (params === null) return <AccountSkeleton fields={1} />;
  const token = params.get("token");
  return token ? <SetPassword token={token} /> : <AskForPassword />;
}
