"use client";

import { useEffect } from "react";
import { useUser } from "#components/auth/use-user.ts";
import { useCheckout } from "#components/checkout/use-checkout.ts";
import { changeOwner } from "#stores/checkout/checkout-owner.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";

/**
 * Who buys. `ready` once the checkout's values are theirs: after a login, in this tab or another, what a guest typed
 * becomes the customer's. `trouble` means that somebody is logged in but the profile could not be read.
 */
export function useBuyer() {
  const { status, user, trouble } = useUser();
  const owner = useCheckout((state) => state.owner);
  const unknown = status === "loading" || (trouble && user === null);
  useEffect(() => {
    if (unknown) return;
    const next = changeOwner(checkoutStore().getState(), user);
    if (next) checkoutStore().setState(next, true);
  }, [unknown, user]);
  return {
    user,
    ready: !unknown && owner === (user?.id ?? null),
    trouble: trouble && user === null,
  };
}
