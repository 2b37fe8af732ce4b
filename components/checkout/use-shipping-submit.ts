"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { errorWords } from "@/components/cart/error-words";
import { cartRuntime } from "@/components/cart/start-runtime";
import { showToast } from "@/components/ui/toast";
import {
  isSameShipping,
  readSavedShipping,
  type ShippingChoice,
} from "@/lib/domain/checkout/shipping";
import { checkoutCalls } from "@/stores/checkout-calls";
import { checkoutStore } from "@/stores/checkout-store";
import { toWords } from "./to-words";

/** Saves the delivery method where it is another than the cart's, then reads the cart again (contract, section 6). */
export function useShippingSubmit(onDone: () => void) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);

  async function submit(choice: ShippingChoice): Promise<void> {
    if (busy || choice.methodId === null) return;
    setBusy(true);
    try {
      const runtime = cartRuntime();
      const { userId } = checkoutStore().getState().buyer;
      if (userId === null)
        return void showToast({ tone: "error", message: t("errors.noActiveUser") });
      if (!isSameShipping(readSavedShipping(runtime.cart()), choice)) {
        const saved = await checkoutCalls.saveDelivery(userId, choice.methodId, choice.branchId);
        if (!saved.ok)
          return void showToast({ tone: "error", message: errorWords(toWords(t), saved.error) });
        await runtime.refresh();
      }
      onDone();
    } finally {
      setBusy(false);
    }
  }

  return { submit, busy };
}
