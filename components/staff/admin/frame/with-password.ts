import { useEffect, useState } from "react";
import type { Result } from "#lib/shop/api/errors.ts";
import { PASSWORD_NEEDED } from "#lib/shop/api/password-needed.ts";

type Settle = (confirmed: boolean) => void;

/** Opens the page's dialog; null if the page has none. */
let open: ((settle: Settle) => void) | null = null;

/**
 * Sends a staff write. If the server asks for the password again (docs/security.md §4.1), the page's dialog opens, and
 * the same request is sent once more; if the dialog is closed, the caller gets the server's refusal.
 */
export async function withPassword<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await write();
  if (first.ok || first.error.status !== PASSWORD_NEEDED || !open) return first;
  const ask = open;
  return (await new Promise<boolean>((settle) => ask(settle))) ? write() : first;
}

/** The state of a page's password dialog. */
export function usePasswordRequest(): {
  readonly isOpen: boolean;
  /** Ends the request, with or without the password. */
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
