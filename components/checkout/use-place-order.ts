"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { errorWords } from "@/components/cart/error-words";
import { cartRuntime } from "@/components/cart/start-runtime";
import { parsePaymentForm, submitPaymentForm } from "@/components/payment/payment-form";
import { showToast } from "@/components/ui/toast";
import type { PaymentMethod } from "@/lib/api/schemas/cart";
import { isCompany } from "@/lib/forms/address";
import { checkoutCalls } from "@/stores/checkout-calls";
import { checkoutStore } from "@/stores/checkout-store";
import { instructions } from "@/stores/instructions";
import { logConsents } from "@/stores/log-consents";
import { orderMarker } from "@/stores/order-marker";
import { isOrderOpen, type OrderOutcome, placeOrder } from "@/stores/place-order";
import { toWords } from "./to-words";
import { useFinishOrder } from "./use-finish-order";

/** `checking`: the order was sent and nobody answered; it is never sent again by itself. */
type PlacingState = "idle" | "placing" | "checking";

/** Milliseconds the notice of a changed cart stays (spec 9). */
const CHANGED_TOAST = 12_000;

/** Places the order and does what its outcome asks for (spec 7.6, Order placement). */
export function usePlaceOrder(paymentOrigins: readonly string[]) {
  const t = useTranslations();
  const finish = useFinishOrder();
  const [state, setState] = useState<PlacingState>(() =>
    isOrderOpen(orderMarker, cartRuntime().session.id()) ? "checking" : "idle",
  );
  /** A message key that stays in view, unlike a toast. */
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    // Back from the payment page out of the browser's cache: the button works again.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setState("idle");
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  async function place(method: PaymentMethod, accepted: readonly string[]): Promise<void> {
    if (state !== "idle") return;
    setState("placing");
    setProblem(null);
    const next = await attempt(method, accepted).catch(() => "idle" as const);
    setState(next);
  }

  async function attempt(
    method: PaymentMethod,
    accepted: readonly string[],
  ): Promise<PlacingState> {
    const store = checkoutStore();
    const { address, buyer } = store.getState();
    if (buyer.userId === null) return explain("errors.noActiveUser");
    const logged = await logConsents(store, checkoutCalls, "checkoutForm", accepted);
    if (!logged.ok) return explain("errors.failedConsentLog");
    const outcome = await placeOrder(
      {
        userId: buyer.userId,
        method,
        companyData: isCompany(address)
          ? { companyName: address.companyName.trim(), oib: address.companyOIB.trim() }
          : undefined,
        orderMessage: instructions.read(),
      },
      { calls: checkoutCalls, runtime: cartRuntime(), markers: orderMarker },
    );
    return follow(outcome);
  }

  function explain(key: string): PlacingState {
    setProblem(key);
    return "idle";
  }

  function follow(outcome: OrderOutcome): PlacingState {
    switch (outcome.kind) {
      case "placed":
        finish(outcome.orderSlug);
        return "placing";
      case "pay": {
        const parsed = parsePaymentForm(outcome.html, paymentOrigins);
        if (!parsed.ok) return explain("errors.paymentForm");
        submitPaymentForm(parsed.form);
        return "placing";
      }
      case "cartChanged":
        void showToast({ tone: "info", message: t("errors.cartChanged"), duration: CHANGED_TOAST });
        return "idle";
      case "memberCardInvalid":
        return explain("errors.membershipCardBarcodeInvalid");
      case "unsupported":
        return explain("errors.paymentForm");
      case "uncertain":
        return "checking";
      case "busy":
        return explain("errors.orderBusy");
      case "failed":
        void showToast({ tone: "error", message: errorWords(toWords(t), outcome.error) });
        return "idle";
    }
  }

  return { state, problem, place, free: () => setState("idle") };
}
