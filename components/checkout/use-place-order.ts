"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { errorWords } from "@/components/cart/error-words";
import { cartRuntime } from "@/components/cart/start-runtime";
import { parsePaymentForm, submitPaymentForm } from "@/components/payment/payment-form";
import type { PaypalEnd } from "@/components/payment/paypal-panel";
import { showToast } from "@/components/ui/toast";
import { fail } from "@/lib/api/errors";
import type { PaymentMethod } from "@/lib/api/schemas/cart";
import type { CartChange } from "@/lib/domain/cart/changes";
import { sessionEnd } from "@/lib/domain/cart/faults";
import { isCompany } from "@/lib/forms/address";
import { checkoutCalls } from "@/stores/checkout-calls";
import { checkoutStore } from "@/stores/checkout-store";
import { noteApproval } from "@/stores/confirm-payment";
import { gift } from "@/stores/gift";
import { instructions } from "@/stores/instructions";
import { logConsents } from "@/stores/log-consents";
import { orderMarker } from "@/stores/order-marker";
import { isOrderOpen, type OrderOutcome, type PaypalOrder, placeOrder } from "@/stores/place-order";
import { toWords } from "./to-words";
import { useFinishOrder } from "./use-finish-order";

export type PlacingState =
  | { readonly kind: "idle" }
  | { readonly kind: "placing" }
  /** The order was sent and nobody answered; it is never sent again by itself. */
  | { readonly kind: "checking" }
  | {
      readonly kind: "paypal";
      readonly order: PaypalOrder;
      readonly orderSlug: string;
      readonly total: number;
    }
  /** PayPal has approved, the shop is being told. */
  | { readonly kind: "confirming" };

const IDLE: PlacingState = { kind: "idle" };

/** Milliseconds the notice of a changed cart stays (spec 9). */
const CHANGED_TOAST = 12_000;

/** Places the order and does what its outcome asks for (spec 7.6, Order placement). */
export function usePlaceOrder(paymentOrigins: readonly string[]) {
  const t = useTranslations();
  const { finish, follow: followPaid } = useFinishOrder();
  const [state, setState] = useState<PlacingState>(stateAtStart);
  /** Words that stay in view, unlike a toast. */
  const [problem, setProblem] = useState<string | null>(null);
  const [change, setChange] = useState<CartChange | null>(null);

  useEffect(() => {
    // Back from the payment page out of the browser's cache: the button works again.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setState(IDLE);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  async function place(method: PaymentMethod, accepted: readonly string[]): Promise<void> {
    if (state.kind !== "idle") return;
    setState({ kind: "placing" });
    setProblem(null);
    setState(await attempt(method, accepted).catch(() => explain(t("errors.generic"))));
  }

  async function attempt(
    method: PaymentMethod,
    accepted: readonly string[],
  ): Promise<PlacingState> {
    const store = checkoutStore();
    const { address, buyer } = store.getState();
    if (buyer.userId === null) return explain(t("errors.noActiveUser"));
    const logged = await logConsents(store, checkoutCalls, "checkoutForm", accepted);
    if (!logged.ok) return explain(t("errors.failedConsentLog"));
    const { to, from, message } = gift.read();
    const outcome = await placeOrder(
      {
        userId: buyer.userId,
        method,
        companyData: isCompany(address)
          ? { companyName: address.companyName.trim(), oib: address.companyOIB.trim() }
          : undefined,
        texts: { orderMessage: instructions.read(), giftMessage: message, to, from },
      },
      { calls: checkoutCalls, runtime: cartRuntime(), markers: orderMarker },
    );
    setChange(null);
    return follow(outcome);
  }

  function explain(words: string): PlacingState {
    setProblem(words);
    return IDLE;
  }

  function follow(outcome: OrderOutcome): PlacingState {
    switch (outcome.kind) {
      case "placed":
        finish(outcome.orderSlug);
        return { kind: "placing" };
      case "pay": {
        const parsed = parsePaymentForm(outcome.html, paymentOrigins);
        if (!parsed.ok) return explain(t("errors.paymentForm"));
        submitPaymentForm(parsed.form);
        return { kind: "placing" };
      }
      case "paypal": {
        const total = cartRuntime().cart()?.prices.converted.orderTotal ?? outcome.order.total;
        return { kind: "paypal", order: outcome.order, orderSlug: outcome.orderSlug, total };
      }
      case "cartChanged":
        void showToast({ tone: "info", message: t("errors.cartChanged"), duration: CHANGED_TOAST });
        setChange(outcome.change);
        return IDLE;
      case "cartInvalid":
        return explain(outcome.messages.join(" ") || t("errors.generic"));
      case "memberCardInvalid":
        return explain(t("errors.membershipCardBarcodeInvalid"));
      case "uncertain":
        return { kind: "checking" };
      case "approved":
        return { kind: "confirming" };
      case "busy":
        return explain(t("errors.orderBusy"));
      case "failed":
        cartRuntime().heed(fail(outcome.error));
        return sessionEnd(outcome.error) ? IDLE : explain(errorWords(toWords(t), outcome.error));
    }
  }

  /** PayPal approved: written down first, then told to the shop. */
  function approve(details: Record<string, string>): void {
    if (state.kind !== "paypal") return;
    noteApproval(orderMarker, cartRuntime().session.id() ?? "", state.orderSlug, details);
    setState({ kind: "confirming" });
  }

  /** Back to the choice of methods: the payment did not come about, the cart is whole. */
  function leavePaypal(end: PaypalEnd): void {
    if (state.kind !== "paypal") return;
    if (orderMarker.read()?.state === "paying") orderMarker.write(null);
    setProblem(end && t(`payment.paypal.${end}`));
    setState(IDLE);
  }

  const free = () => setState(IDLE);
  return { state, problem, change, place, approve, leavePaypal, followPaid, free };
}

/** What an earlier page of this browser left behind. */
function stateAtStart(): PlacingState {
  const cartId = cartRuntime().session.id();
  if (isOrderOpen(orderMarker, cartId)) return { kind: "checking" };
  const marker = orderMarker.read();
  return marker?.state === "approved" && marker.cartId === cartId ? { kind: "confirming" } : IDLE;
}
