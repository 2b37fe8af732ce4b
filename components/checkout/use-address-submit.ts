"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { errorWords } from "@/components/cart/error-words";
import { showToast } from "@/components/ui/toast";
import type { AddressForm } from "@/lib/forms/address";
import { checkoutCalls } from "@/stores/checkout-calls";
import { checkoutStore } from "@/stores/checkout-store";
import { logConsents } from "@/stores/log-consents";
import { saveBuyer } from "@/stores/save-buyer";
import { toWords } from "./to-words";

/** Saves the address step: the guest, then the record of the consents. One submission at a time (spec 4, Forms). */
export function useAddressSubmit(form: UseFormReturn<AddressForm>, onDone: () => void) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const store = checkoutStore();
      const address = form.getValues();
      store.setState({ address: structuredClone(address) });
      const saved = await saveBuyer(address, store.getState().buyer, checkoutCalls);
      if (!saved.ok) {
        if (saved.error.message === "User already exist.")
          form.setError("contactEmail", { message: "userExists" }, { shouldFocus: true });
        else void showToast({ tone: "error", message: errorWords(toWords(t), saved.error) });
        return;
      }
      store.setState(({ revision }) => ({ buyer: saved.data, revision: revision + 1 }));
      const logged = await logConsents(store, checkoutCalls, "addressForm", address.consents);
      if (!logged.ok)
        return void showToast({ tone: "error", message: t("errors.failedConsentLog") });
      onDone();
    } finally {
      setBusy(false);
    }
  }

  return { submit, busy };
}
