"use client";

import { AskForPassword } from "#components/shop/auth/password/ask-for-password.tsx";
import type { PasswordWays } from "#components/shop/auth/password/password-ways.ts";
import { SetPassword } from "#components/shop/auth/password/set-password.tsx";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import { StaffSubmit } from "#components/staff/ui/staff-button.tsx";
import { postRoute } from "#lib/web/client/post-route.ts";

const WAYS: PasswordWays = {
  askFor: (email) => postRoute("session/forgot", { email }),
  set: (token, password) => postRoute("session/set-password", { token, password }),
  Submit: StaffSubmit,
};

/**
 * Has the link for a new password sent to a member of staff or, when opened by that link, sets the password. Messages:
 * `auth`, `errors`.
 */
export function StaffPassword() {
  const params = useTakenParams(["token"]);
  const token = params?.get("token");
  if (params === null) return null;
  return token ? <SetPassword token={token} ways={WAYS} /> : <AskForPassword ways={WAYS} />;
}
