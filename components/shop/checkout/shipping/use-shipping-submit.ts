"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import { useKnownBuyer } from "#components/shop/checkout/use-known-buyer.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import {
  isSameShipping,
  readSavedShipping,
  type ShippingChoice,
} from "#lib/shop/domain/checkout/shipping.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";

/** Milliseconds between a choice and its call, because arrow keys walk through the methods. */
const CHOICE_DEBOUNCE = 300;

/**
 * Saves the delivery method unless it is the cart's already, then reads the cart again (docs/contract.md §6.5): shortly
 * after each choice, so that the totals have its price, and when the step is submitted. One save runs after another.
 */
export function useShippingSubmit(onUpdating: (updating: boolean) => void) {
  const t = useTranslations();
  const askAddressAgain = useKnownBuyer();
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  /** The choice that is saved when its time has come. */
  const waiting = useRef<{ choice: ShippingChoice; timer: ReturnType<typeof setTimeout> }>(null);
  const fail = (message: string): false => {
    void showToast({ tone: "error", message });
    return false;
  };

  async function saveNow(choice: ShippingChoice): Promise<boolean> {
    if (choice.methodId === null) return false;
    const runtime = cartRuntime();
    const { userId } = checkoutStore().getState().buyer;
    if (userId === null) return fail(t("errors.noActiveUser"));
    if (isSameShipping(readSavedShipping(runtime.cart()), choice)) return true;
    const saved = runtime.handleSessionEnd(
      await checkoutCalls.saveDelivery(userId, choice.methodId, choice.branchId),
    );
    if (!saved.ok && askAddressAgain(saved.error)) return false;
    if (!saved.ok) return sessionEnd(saved.error) ? false : fail(errorMessageFor(t, saved.error));
    if (await runtime.refresh()) return true;
    // The payment methods depend on the cart, so it must have been read.
    return runtime.session.id() === null ? false : fail(t("errors.tryAgain"));
  }

  function save(choice: ShippingChoice): Promise<boolean> {
    const saved = tail.current.then(() => saveNow(choice));
    tail.current = saved.catch(() => null);
    return saved;
  }

  function stopWaiting(): ShippingChoice | null {
    const { choice = null, timer } = waiting.current ?? {};
    clearTimeout(timer);
    waiting.current = null;
    return choice;
  }

  async function saveWaiting(): Promise<void> {
    const choice = stopWaiting();
    if (choice) await save(choice).catch(() => false);
    if (waiting.current === null && !locked.current) onUpdating(false);
  }

  /** Saves a choice after a short pause; null for an incomplete one. */
  function follow(choice: ShippingChoice | null): void {
    stopWaiting();
    onUpdating(choice !== null);
    if (!choice) return;
    waiting.current = { choice, timer: setTimeout(() => void saveWaiting(), CHOICE_DEBOUNCE) };
  }

  // Saves the last choice immediately when the shopper goes back.
  const leave = useEffectEvent(() => void saveWaiting());
  useEffect(() => () => leave(), []);

  /** Saves the choice, then opens the next step, which keeps the button busy. */
  async function submit(choice: ShippingChoice, open: () => Promise<void>): Promise<void> {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    stopWaiting();
    try {
      if (await save(choice)) await open();
    } finally {
      locked.current = false;
      setBusy(false);
      onUpdating(false);
    }
  }

  return { submit, follow, busy };
}
