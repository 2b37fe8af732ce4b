"use client";

import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { loadUser } from "#components/auth/load-user.ts";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";

interface Props {
  /** The price without tax in words, "" where the backend names none. */
  readonly net: string;
  /** The price as everybody sees it. */
  readonly children: ReactNode;
}

/**
 * A price, for the buyers of a company with what it is without tax (docs/contract.md §4.1). Cached pages are the same for
 * everybody, so that line comes after the profile was read; it stands in the gap below the price, and moves nothing.
 */
export function NetPrice({ net, children }: Props) {
  const user = useStore(authStore, (state) => state.user);
  useEffect(() => {
    if (hasSessionHint()) void loadUser();
  }, []);
  const buysForCompany = Boolean(user?.company?.name || user?.company?.address);
  return (
    <div className="relative">
      {children}
      {buysForCompany && net && (
        <p className="absolute start-0 top-full text-small leading-5 whitespace-nowrap text-muted tabular-nums">
          {net}
        </p>
      )}
    </div>
  );
}
