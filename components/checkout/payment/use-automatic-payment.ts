"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { PaymentMethod } from "#lib/api/schemas/cart.ts";
import { automaticMethod } from "#lib/domain/checkout/payment.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { mayGoByItself } from "./automatic-once.ts";

/**
 * Submits the step by itself where there is nothing to choose (spec 4, Checkout steps: HPF). Judged once, when the
 * step has opened and all is known: ticking a consent later does not send anybody off.
 */
export function useAutomaticPayment(
  methods: readonly PaymentMethod[] | undefined,
  openConsents: readonly string[] | null,
  submit: (method: PaymentMethod) => void,
): void {
  const judged = useRef(false);
  const ready = methods !== undefined && openConsents !== null;

  const judge = useEffectEvent(() => {
    if (judged.current) return;
    judged.current = true;
    const { address, revision } = checkoutStore().getState();
    const method = automaticMethod({ methods: methods ?? [], company: address, openConsents });
    const cartId = browserSession.id();
    if (!method || cartId === null || !mayGoByItself(cartId, revision)) return;
    checkoutStore().setState({ paymentMethodId: method.id });
    submit(method);
  });
  useEffect(() => {
    if (ready) judge();
  }, [ready]);
}
