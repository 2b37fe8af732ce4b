"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { cartRuntime } from "#components/cart-runtime/browser-cart.ts";
import { errorMessageFor } from "#components/messages/error-message.ts";
import { toTranslate } from "#components/messages/to-translate.ts";
import { showToast } from "#components/ui/toast.ts";
import { checkoutCalls } from "#lib/client/checkout.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import {
  isSameShipping,
  readSavedShipping,
  type ShippingChoice,
} from "#lib/domain/checkout/shipping.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";

/**
 * Saves the delivery method unless it is the cart's already, then reads the cart again (docs/contract.md §6.5). Resolves
 * to true once the cart has the choice.
 */
export function useShippingSubmit() {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const fail = (message: string): false => {
    void showToast({ tone: "error", message });
    return false;
  };

  async function submit(choice: ShippingChoice): Promise<boolean> {
    if (locked.current || choice.methodId === null) return false;
    locked.current = true;
    setBusy(true);
    try {
      const runtime = cartRuntime();
      const { userId } = checkoutStore().getState().buyer;
      if (userId === null) return fail(t("errors.noActiveUser"));
      if (isSameShipping(readSavedShipping(runtime.cart()), choice)) return true;
      const saved = runtime.handleSessionEnd(
        await checkoutCalls.saveDelivery(userId, choice.methodId, choice.branchId),
      );
      if (!saved.ok)
        return sessionEnd(saved.error) ? false : fail(errorMessageFor(toTranslate(t), saved.error));
      if (await runtime.refresh()) return true;
      // The payment methods depend on the cart, so it must have been read.
      return runtime.session.id() === null ? false : fail(t("errors.tryAgain"));
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }

  return { submit, busy };
}
