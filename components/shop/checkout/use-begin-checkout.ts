"use client";

import { useEffect, useEffectEvent } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import { readText, writeText } from "#lib/base/browser/storage.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { toTrackedCart } from "#lib/web/analytics/from-cart.ts";
import { track } from "#lib/web/analytics/track.ts";
import { cartStore } from "#stores/cart/cart-store.ts";

const BEGUN = "baseline.begun";

/** The steps of the checkout that are sent when they are done, and where the last cart that was sent is noted. */
const STEPS = {
  addShippingInfo: "baseline.tracked.shipping",
  addPaymentInfo: "baseline.tracked.payment",
} as const;

/** Sends `beginCheckout` to analytics, once for a cart and tab, reloads included. */
export function useBeginCheckout(cart: Cart | null): void {
  const { currency } = useSite();
  const id = cart && cart.items.length > 0 ? cart.id : null;

  const begin = useEffectEvent((cartId: string) => {
    if (!cart || !isFirst(BEGUN, cartId)) return;
    track({ type: "beginCheckout", currency: currency.label, ...toTrackedCart(cart) });
  });
  useEffect(() => {
    if (id !== null) begin(id);
  }, [id]);
}

/** Sends that the step with the delivery, or the choice of a payment, is done: once for a cart and tab. */
export function trackCheckout(type: keyof typeof STEPS): void {
  const cart = cartRuntime().cart();
  if (!cart || !isFirst(STEPS[type], cart.id)) return;
  const currency = cartStore.getState().site?.currency.label ?? "";
  track({ type, currency, ...toTrackedCart(cart) });
}

function isFirst(key: string, cartId: string): boolean {
  if (readText("session", key) === cartId) return false;
  // Without storage it is sent again after a reload.
  writeText("session", key, cartId);
  return true;
}
