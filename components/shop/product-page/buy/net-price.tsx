"use client";

import { type ReactNode, useEffect } from "react";
import { useStore } from "zustand";
import { loadUser } from "#components/shop/auth/load-user.ts";
import { authStore, hasSessionHint } from "#stores/auth/auth-store.ts";

interface Props {
  /** The formatted price without tax, "" if the backend sends none. */
  readonly net: string;
  /** The gross price, shown to everybody. */
  readonly children: ReactNode;
}

/**
 * A price, for company customers with the price without tax (docs/contract.md §4.1). Cached pages are the same for
 * everybody, so that line is added after the profile was read; it uses the gap below the price, and moves nothing.
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
