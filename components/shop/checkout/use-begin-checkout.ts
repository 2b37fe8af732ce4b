"use client";

import { useEffect, useEffectEvent } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { readText, writeText } from "#lib/base/browser/storage.ts";
import type { Cart } from "#lib/shop/api/schemas/cart.ts";
import { toTrackedCart } from "#lib/web/analytics/from-cart.ts";
import { track } from "#lib/web/analytics/track.ts";

const KEY = "baseline.begun";

/** Sends `beginCheckout` to analytics, once for a cart and tab, reloads included. */
export function useBeginCheckout(cart: Cart | null): void {
  const { currency } = useSite();
  const id = cart && cart.items.length > 0 ? cart.id : null;

  const begin = useEffectEvent((cartId: string) => {
    if (!cart || !isFirst(cartId)) return;
    track({ type: "beginCheckout", currency: currency.label, ...toTrackedCart(cart) });
  });
  useEffect(() => {
    if (id !== null) begin(id);
  }, [id]);
}

function isFirst(cartId: string): boolean {
  if (readText("session", KEY) === cartId) return false;
  // Without storage it is sent again after a reload.
  writeText("session", KEY, cartId);
  return true;
}
