import { useEffect, useState } from "react";
import type { Result } from "#lib/api/errors.ts";
import { PASSWORD_NEEDED } from "#lib/api/password-needed.ts";

type Settle = (confirmed: boolean) => void;

/** Opens the page's dialog; null where the page has none. */
let open: ((settle: Settle) => void) | null = null;

/**
 * Sends a write of staff. Where the server asks for the password again (docs/security.md §4.1), the page's dialog does, and
 * the same request is sent once more; whoever closes the dialog gets the server's refusal.
 */
export async function withPassword<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await write();
  if (first.ok || first.error.status !== PASSWORD_NEEDED || !open) return first;
  const ask = open;
  return (await new Promise<boolean>((settle) => ask(settle))) ? write() : first;
}

/** The state of the one dialog of a page that asks for the password. */
export function usePasswordRequest(): {
  readonly isOpen: boolean;
  /** Ends the request: the password was given, or was not. */
  readonly settle: Settle;
} {
  const [waiting, setWaiting] = useState<readonly Settle[]>([]);
  useEffect(() => {
    open = (settle) => setWaiting((others) => [...others, settle]);
    return () => {
      open = null;
    };
  }, []);
  return {
    isOpen: waiting.length > 0,
    settle: (confirmed) => {
      setWaiting([]);
      for (const one of waiting) one(confirmed);
    },
  };
}
