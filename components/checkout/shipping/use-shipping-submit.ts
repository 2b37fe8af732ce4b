"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { cartRuntime } from "#components/cart-runtime/start-runtime.ts";
import { errorMessageFor } from "#components/messages/error-message.ts";
import { showToast } from "#components/ui/toast.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import {
  isSameShipping,
  readSavedShipping,
  type ShippingChoice,
} from "#lib/domain/checkout/shipping.ts";
import { checkoutCalls } from "#stores/checkout/checkout-calls.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";

/**
 * Saves the delivery method where it is another than the cart's, then reads the cart again (contract, section 6).
 * True where the cart holds the choice.
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
      // The spec's 'No active user'.
      if (userId === null) return fail(t("errors.noActiveUser"));
      if (isSameShipping(readSavedShipping(runtime.cart()), choice)) return true;
      const saved = runtime.heed(
        await checkoutCalls.saveDelivery(userId, choice.methodId, choice.branchId),
      );
      if (!saved.ok) return sessionEnd(saved.error) ? false : fail(errorMessageFor(t, saved.error));
      if (await runtime.refresh()) return true;
      // Payment methods are asked for by what the cart says: unread, it says nothing.
      return runtime.session.id() === null ? false : fail(t("errors.tryAgain"));
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }

  return { submit, busy };
}
