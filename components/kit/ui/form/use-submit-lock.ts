"use client";

import { type FormEvent, useRef } from "react";

/**
 * A submit lock (docs/screens.md §3.12): the wrapped handler ignores submits while one is in flight, so that a second
 * Enter or click sends nothing twice. The lock is released when the handler ends, also by an error.
 */
export function useSubmitLock() {
  const isHeld = useRef(false);
  return (submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>) =>
    async (event: FormEvent<HTMLFormElement>): Promise<void> => {
      // Ignored submits too, or the browser would send the form itself.
      event.preventDefault();
      if (isHeld.current) return;
      isHeld.current = true;
      try {
        await submit(event);
      } finally {
        isHeld.current = false;
      }
    };
}
