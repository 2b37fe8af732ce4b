"use client";

import { ConfirmPassword } from "./confirm-password.tsx";
import { usePasswordRequest } from "./with-password.ts";

/**
 * The password dialog of an admin page for requests sent by `withPassword`. @param props.email of the logged-in person
 */
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
