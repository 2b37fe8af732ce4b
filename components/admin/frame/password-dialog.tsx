"use client";

import { ConfirmPassword } from "./confirm-password.tsx";
import { usePasswordRequest } from "./with-password.ts";

/** The dialog of an admin page for what `withPassword` sends. @param props.email of who is logged in */
export function PasswordDialog({ email }: { readonly email: string }) {
  const { isOpen, settle } = usePasswordRequest();
  return (
    <ConfirmPassword
      open={isOpen}
      email={email}
      onDone={() => settle(true)}
      onClose={() => settle(false)}
    />
  );
}
