"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { readText, writeText } from "#lib/base/browser/storage.ts";
import type { PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { automaticMethod } from "#lib/shop/domain/checkout/payment.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";

/**
 * Submits the step automatically if it offers no choice (docs/screens.md §3.13). Decided once, when the step is open
 * and everything is loaded: accepting a consent later does not submit it.
 */
export function useAutomaticPayment(
  methods: readonly PaymentMethod[] | undefined,
  openConsents: readonly ConsentId[] | null,
  submit: (method: PaymentMethod) => void,
): void {
  const decided = useRef(false);
  const ready = methods !== undefined && openConsents !== null;

  const decide = useEffectEvent(() => {
    if (decided.current) return;
    decided.current = true;
    const { address, revision } = checkoutStore().getState();
    const method = automaticMethod({ methods: methods ?? [], company: address, openConsents });
    const cartId = browserSession.id();
    if (!method || cartId === null || !isFirstAttempt(cartId, revision)) return;
    checkoutStore().setState({ paymentMethodId: method.id });
    submit(method);
  });
  useEffect(() => {
    if (ready) decide();
  }, [ready]);
}

const KEY = "baseline.hpf";

/**
 * True for the first automatic attempt of this tab for a cart and address, so that a shopper who returns from the
 * provider finds an ordinary form. False without storage, because the number of attempts is unknown.
 */
export function isFirstAttempt(cartId: string, revision: number): boolean {
  const attempt = `${cartId}:${revision}`;
  return readText("session", KEY) !== attempt && writeText("session", KEY, attempt);
}
