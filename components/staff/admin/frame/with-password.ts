import { useEffect, useState } from "react";
import type { Result } from "#lib/shop/api/errors.ts";
import { PASSWORD_NEEDED } from "#lib/shop/api/password-needed.ts";
import {
  callStaff,
  type StaffAnswer,
  type StaffInput,
  type StaffRouteName,
} from "#lib/staff/call-staff.ts";
import type { PostOptions } from "#lib/web/client/post-route.ts";

type Settle = (confirmed: boolean) => void;

/** A write that waits for the password, because its session has ended or because it is hard to undo. */
interface Waiting {
  readonly hasEnded: boolean;
  readonly settle: Settle;
}

/** Opens the page's dialog; null if the page has none. */
let open: ((waiting: Waiting) => void) | null = null;

const NO_SESSION = 401;

/**
 * Sends a staff write. If the server asks for the password again (docs/security.md §4.1), or the session has ended, the
 * page's dialog opens, and the same request is sent once more; if the dialog is closed, the caller gets the server's
 * refusal.
 */
export async function withPassword<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await write();
  if (first.ok || !open) return first;
  const hasEnded = first.error.status === NO_SESSION;
  if (first.error.status !== PASSWORD_NEEDED && !hasEnded) return first;
  const ask = open;
  const isConfirmed = await new Promise<boolean>((settle) => ask({ hasEnded, settle }));
  return isConfirmed ? write() : first;
}

/** The same for a call of a staff route. */
export const writeStaff = <Name extends StaffRouteName>(
  route: Name,
  input: StaffInput<Name>,
  options?: PostOptions,
): Promise<Result<StaffAnswer<Name>>> => withPassword(() => callStaff(route, input, options));

/** The state of a page's password dialog. */
export function usePasswordRequest(): {
  readonly isOpen: boolean;
  /** The session has ended: the login is wanted for that, and not for the action. */
  readonly hasEnded: boolean;
  /** Ends the request, with or without the password. */
  readonly settle: Settle;
} {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    open = (one) => setWaiting((others) => [...others, one]);
    return () => {
      open = null;
    };
  }, []);
  return {
    isOpen: waiting.length > 0,
    hasEnded: waiting.some(({ hasEnded }) => hasEnded),
    settle: (confirmed) => {
      setWaiting([]);
      for (const one of waiting) one.settle(confirmed);
    },
  };
}
