"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { canPrepare, type Preparation, prepareOrder } from "./prepare-order.ts";

/** Milliseconds for which the page waits for the customer's usual order; after that, the shopper continues by hand. */
const PATIENCE = 6_000;

interface Known extends Pick<Preparation, "countries" | "addressConsents" | "anyNames"> {
  /** Null for a guest, and while the buyer is unknown. */
  readonly user: User | null;
  /** Null while it is not known. */
  readonly cart: Cart | null;
}

/**
 * Prepares a customer's usual order once, as the checkout opens, so that it opens at the first step that needs the
 * shopper. Returns whether that is still going on.
 */
export function usePreparedOrder({ user, cart, ...known }: Known): boolean {
  /** The customer whose preparation has ended, with or without a prepared order. */
  const [prepared, setPrepared] = useState<number | null>(null);
  const id = user !== null && cart !== null && cart.items.length > 0 ? user.id : null;
  const preparing = id !== null && prepared !== id;

  const prepare = useEffectEvent(
    (isLate: () => boolean): Promise<void> =>
      user && cart
        ? prepareOrder({ ...known, user, digitalOnly: cart.digitalOnly, isLate })
        : Promise.resolve(),
  );
  useEffect(() => {
    if (id === null) return;
    let late = false;
    const end = () => {
      if (!late) setPrepared(id);
      late = true;
    };
    const timer = setTimeout(end, PATIENCE);
    if (canPrepare())
      void prepare(() => late)
        .catch(() => null)
        .then(end);
    else end();
    return () => {
      clearTimeout(timer);
      late = true;
    };
  }, [id]);
  return preparing;
}
