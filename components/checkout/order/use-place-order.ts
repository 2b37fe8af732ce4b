"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { cartRuntime } from "#components/cart-runtime/start-runtime.ts";
import { parsePaymentForm, submitPaymentForm } from "#components/checkout/payment/payment-form.ts";
import type { PaypalEnd } from "#components/checkout/payment/paypal-panel.tsx";
import { errorMessageFor } from "#components/messages/error-message.ts";
import { hideToast, showToast } from "#components/ui/toast.ts";
import { fail } from "#lib/api/errors.ts";
import type { Cart, PaymentMethod } from "#lib/api/schemas/cart.ts";
import type { CartChange } from "#lib/domain/cart/changes.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import { isCompany } from "#lib/validation/address.ts";
import { instructions } from "#stores/cart/instructions.ts";
import { checkoutCalls } from "#stores/checkout/checkout-calls.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { noteApproval } from "#stores/checkout/confirm-payment.ts";
import { gift } from "#stores/checkout/gift.ts";
import { ORDER_KEY, orderMarker } from "#stores/checkout/order-marker.ts";
import { comeBack, followPaying, isPaidHere } from "#stores/checkout/paying-tab.ts";
import { type OrderOutcome, placeOrder } from "#stores/checkout/place-order.ts";
import { logConsents } from "#stores/consent/log-consents.ts";
import { IDLE, type PlacingState, placingNow } from "./placing-state.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/** Milliseconds the notice of a changed cart stays (spec 9). */
const CHANGED_TOAST = 12_000;

/** Places the order and does what its outcome asks for (spec 7.6, Order placement). */
export function usePlaceOrder(paymentOrigins: readonly string[]) {
  const t = useTranslations();
  const { finish, follow: followPaid } = useFinishOrder();
  const [state, setState] = useState<PlacingState>(placingNow);
  /** Words that stay in view, unlike a toast. */
  const [problem, setProblem] = useState<string | null>(null);
  const [change, setChange] = useState<CartChange | null>(null);

  /** Another tab went to pay, came back, or took this one's payment over. */
  const hear = useEffectEvent(() => {
    if (state.kind === "paypal" && !isPaidHere(orderMarker.read())) return giveUpPaypal();
    if (state.kind === "idle" || state.kind === "elsewhere") {
      const now = placingNow();
      if (now.kind === "elsewhere" || state.kind === "elsewhere") setState(now);
    }
  });

  useEffect(() => {
    followPaying(orderMarker);
    const onNews = ({ key }: StorageEvent) => {
      if (key === ORDER_KEY || key === null) hear();
    };
    // Back from the payment page out of the browser's cache: the button works again, where nothing is under way.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setState(placingNow());
    };
    window.addEventListener("storage", onNews);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("storage", onNews);
      window.removeEventListener("pageshow", onShow);
      // On to another page of the shop: PayPal's window is closed with its buttons.
      comeBack(orderMarker);
    };
  }, []);

  async function place(method: PaymentMethod, accepted: readonly string[]): Promise<void> {
    if (state.kind !== "idle") return;
    const seen = cartRuntime().cart();
    setState({ kind: "placing" });
    setProblem(null);
    if (change) void hideToast({ tone: "info", message: t("errors.cartChanged") });
    setState(await attempt(method, accepted, seen).catch(() => explain(t("errors.generic"))));
  }

  async function attempt(
    method: PaymentMethod,
    accepted: readonly string[],
    seen: Cart | null,
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
        seen,
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
        if (!parsed.ok) {
          comeBack(orderMarker);
          return explain(t("errors.paymentForm"));
        }
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
      case "elsewhere":
        return { kind: "elsewhere" };
      case "busy":
        return explain(t("errors.orderBusy"));
      case "failed":
        cartRuntime().heed(fail(outcome.error));
        return sessionEnd(outcome.error) ? IDLE : explain(errorMessageFor(t, outcome.error));
    }
  }

  /** PayPal approved: written down first, then told to the shop. Not where another tab went on with this cart. */
  function approve(details: Record<string, string>): void {
    if (state.kind !== "paypal") return;
    const marker = orderMarker.read();
    if (marker && !isPaidHere(marker)) giveUpPaypal();
    else {
      noteApproval(orderMarker, cartRuntime().session.id() ?? "", state.orderSlug, details);
      setState({ kind: "confirming" });
    }
  }

  /** Back to the choice of methods: the payment did not come about, the cart is whole. */
  function leavePaypal(end: PaypalEnd): void {
    if (state.kind !== "paypal") return;
    if (isPaidHere(orderMarker.read())) orderMarker.write(null);
    setProblem(end && t(`payment.paypal.${end}`));
    setState(IDLE);
  }

  function giveUpPaypal(): void {
    setProblem(t("payment.paypal.takenOver"));
    setState(placingNow());
  }

  const free = () => setState(IDLE);
  return { state, problem, change, place, approve, leavePaypal, followPaid, free };
}
