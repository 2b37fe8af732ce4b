"use client";

import { type FormEvent, useRef } from "react";

/**
 * Ignores submits of a form while one is in flight (docs/screens.md §3.12): a second Enter or click sends nothing twice,
 * whatever a button looks like at that moment. Released however the handler ends.
 */
export function useSubmitLock() {
  const isHeld = useRef(false);
  return (submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>) =>
    async (event: FormEvent<HTMLFormElement>): Promise<void> => {
      // Also of the ones that are ignored, or the browser would send the form itself.
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
