"use client";

import { type ReactNode, useRef, useState } from "react";
import type { Result } from "#lib/shop/api/errors.ts";
import { PASSWORD_NEEDED } from "#lib/shop/api/password-needed.ts";
import {
  callStaff,
  type StaffAnswer,
  type StaffInput,
  type StaffRouteName,
} from "#lib/staff/call-staff.ts";
import { ConfirmPassword } from "./confirm-password.tsx";

type Send = <Name extends StaffRouteName>(
  route: Name,
  input: StaffInput<Name>,
) => Promise<Result<StaffAnswer<Name>>>;

/**
 * Writes of an admin page. If the server asks for the password, or the session has ended, a dialog opens, and the same
 * request is sent once more; if the dialog is closed, the caller gets the server's refusal. Render `dialog` once.
 * @param email of the logged-in person
 */
export function useStaffWrite(email: string): { readonly send: Send; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(() => {});

  const askForPassword = () =>
    new Promise<boolean>((resolve) => {
      settle.current = resolve;
      setOpen(true);
    });
  const close = (confirmed: boolean) => {
    setOpen(false);
    settle.current(confirmed);
  };
  const send: Send = async (route, input) => {
    const write = () => callStaff(route, input);
    const first = await write();
    if (first.ok || (first.error.status !== PASSWORD_NEEDED && first.error.status !== 401))
      return first;
    return (await askForPassword()) ? write() : first;
  };

  return {
    send,
    dialog: (
      <ConfirmPassword
        open={isOpen}
        email={email}
        onDone={() => close(true)}
        onClose={() => close(false)}
      />
    ),
  };
}
