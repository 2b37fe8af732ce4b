"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { hideToast, showToast } from "#components/kit/ui/toast.ts";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import type { OrderProblem } from "#components/shop/checkout/payment/refused-order.tsx";
import {
  parsePaymentForm,
  submitPaymentForm,
} from "#components/shop/checkout/payment/submit-payment-form.ts";
import { trackCheckout } from "#components/shop/checkout/use-begin-checkout.ts";
import { useKnownBuyer } from "#components/shop/checkout/use-known-buyer.ts";
import { isCompany } from "#lib/gateway/validation/address-schema.ts";
import { type ApiError, fail } from "#lib/shop/api/errors.ts";
import type { Cart, DeliveryMethod, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import type { CartChange } from "#lib/shop/domain/cart/changes.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { toCompanyData } from "#lib/shop/domain/checkout/buyer.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { ownPaymentOf } from "#lib/web/custom/find-own-payment.ts";
import { instructions } from "#stores/cart/instructions.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { gift } from "#stores/checkout/gift.ts";
import { logConsents } from "#stores/checkout/log-consents.ts";
import { orderInProgress, trackPayingTab } from "#stores/checkout/order-in-progress.ts";
import { onOrderChangedElsewhere, readOrder } from "#stores/checkout/order-marker.ts";
import { isPaidHere } from "#stores/checkout/payment-token.ts";
import { type OrderOutcome, placeOrder } from "#stores/checkout/send-order.ts";
import { orderShown } from "./order-shown.ts";
import { IDLE, type PlacingState, placingNow } from "./placing-state.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/** Milliseconds for which the toast about a changed cart is shown (docs/screens.md §6.1). */
const CHANGED_TOAST = 12_000;

/** Places the order and handles its outcome (docs/screens.md §3.14). */
export function usePlaceOrder(paymentOrigins: readonly string[], onConsentsMissing: () => void) {
  const t = useTranslations();
  const { finish, follow: followPaid } = useFinishOrder();
  const [state, setState] = useState<PlacingState>(placingNow);
  /** The message above the form: it stays in view, unlike a toast. */
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [change, setChange] = useState<CartChange | null>(null);
  const { follow, explain } = useOutcome({
    paymentOrigins,
    finish,
    setProblem,
    setChange,
    onConsentsMissing,
  });

  /** Another tab went to pay, returned, or took over the payment of this one. */
  const followOtherTab = () => {
    if (isPaying(state) && !isPaidHere(readOrder())) return giveUpPayment();
    if (state.kind === "idle" || state.kind === "elsewhere") {
      const now = placingNow();
      if (now.kind === "elsewhere" || state.kind === "elsewhere") setState(now);
    }
  };

  usePaymentTabs(followOtherTab, () => setState(placingNow()));

  async function place(method: PaymentMethod, accepted: readonly ConsentId[]): Promise<void> {
    if (state.kind !== "idle") return;
    const seen = cartRuntime().cart();
    trackCheckout("addPaymentInfo");
    setState({ kind: "placing" });
    setProblem(null);
    if (change) void hideToast({ tone: "info", message: t("errors.cartChanged") });
    setState(await attempt(method, accepted, seen).catch(() => explain(t("errors.generic"))));
  }

  async function attempt(
    method: PaymentMethod,
    accepted: readonly ConsentId[],
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
        companyData: isCompany(address) ? toCompanyData(address) : undefined,
        consents: accepted,
        texts: { orderMessage: instructions.read(), giftMessage: message, to, from },
        seen,
        shown: orderShown(store.getState(), method, knownMethods()),
      },
      { calls: checkoutCalls, runtime: cartRuntime(), order: orderInProgress },
    );
    setChange(null);
    return follow(outcome, method);
  }

  /**
   * The payment was approved in this tab: stored first, then reported to the backend. Does nothing if another tab took
   * over the payment.
   */
  function approve(details: Record<string, string>): void {
    if (!isPaying(state)) return;
    const cartId = cartRuntime().session.id() ?? "";
    const { orderSlug } = state;
    if (orderInProgress.dispatch({ type: "paymentApproved", cartId, orderSlug, details }))
      setState({ kind: "confirming" });
    else giveUpPayment();
  }

  /** Back to the choice of methods: nothing was paid, and the cart is unchanged. */
  function leavePayment(text: string | null): void {
    if (!isPaying(state)) return;
    orderInProgress.dispatch({ type: "paymentGivenUp", orderSlug: "" });
    setProblem(text === null ? null : { text, inCart: false });
    setState(IDLE);
  }

  function giveUpPayment(): void {
    setProblem({ text: t("payment.paypal.takenOver"), inCart: false });
    setState(placingNow());
  }

  const free = () => setState(IDLE);
  const solved = () => setProblem(null);
  return { state, problem, solved, change, place, approve, leavePayment, followPaid, free };
}

interface OutcomeOptions {
  readonly paymentOrigins: readonly string[];
  readonly finish: (orderSlug: string) => void;
  readonly setProblem: (problem: OrderProblem) => void;
  readonly setChange: (change: CartChange | null) => void;
  readonly onConsentsMissing: () => void;
}

/** Changes the state for each outcome of an order, and returns its message. */
function useOutcome(options: OutcomeOptions) {
  const { paymentOrigins, finish, setProblem, setChange, onConsentsMissing } = options;
  const t = useTranslations();
  const askAddressAgain = useKnownBuyer();

  function explain(text: string, { inCart = false } = {}): PlacingState {
    setProblem({ text, inCart });
    return IDLE;
  }

  /** The cart cannot be ordered: the stock of its products is read again, to offer what remains. */
  function refuse(text: string): PlacingState {
    const { client } = cartRuntime();
    void client.invalidateQueries({ queryKey: queryKeys.cartProducts([]).slice(0, 1) });
    return explain(text, { inCart: true });
  }

  function follow(outcome: OrderOutcome, method: PaymentMethod): PlacingState {
    switch (outcome.kind) {
      case "placed":
        finish(outcome.orderSlug);
        return { kind: "placing" };
      case "pay": {
        const parsed = parsePaymentForm(outcome.html, paymentOrigins);
        if (!parsed.ok) {
          orderInProgress.dispatch({ type: "tabReturned" });
          // The order was placed all the same: if it used up the cart, its success page opens.
          void cartRuntime().refresh();
          return explain(t("errors.paymentForm"));
        }
        const load = ownPaymentOf(method);
        if (load) {
          const { orderSlug } = outcome;
          const total = cartRuntime().cart()?.prices.converted.orderTotal ?? 0;
          const order = { name: method.name, form: parsed.form, orderSlug, total, load };
          return { kind: "own", order, orderSlug };
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
        return refuse(outcome.messages.join(" ") || t("errors.generic"));
      case "memberCardInvalid":
        return refuse(t("errors.membershipCardBarcodeInvalid"));
      case "consentsMissing":
        void showToast({ tone: "error", message: t("errors.consentRequired") });
        onConsentsMissing();
        return IDLE;
      case "consentsUnknown":
        void showToast({ tone: "error", message: t("errors.consentsNotFetched") });
        return IDLE;
      case "uncertain":
        return { kind: "checking" };
      case "approved":
        return { kind: "confirming" };
      case "elsewhere":
        return { kind: "elsewhere" };
      case "busy":
        return explain(t("errors.orderBusy"));
      case "failed":
        if (askAddressAgain(outcome.error)) return IDLE;
        cartRuntime().handleSessionEnd(fail(outcome.error));
        if (sessionEnd(outcome.error)) return IDLE;
        return isRefusal(outcome.error)
          ? refuse(errorMessageFor(t, outcome.error))
          : explain(errorMessageFor(t, outcome.error));
    }
  }

  return { follow, explain };
}

/** Follows the payment in other tabs, and the way back from a payment page. */
function usePaymentTabs(followOtherTab: () => void, returned: () => void): void {
  const onOtherTab = useEffectEvent(followOtherTab);
  const onBack = useEffectEvent(returned);
  useEffect(() => {
    trackPayingTab();
    const stopFollowing = onOrderChangedElsewhere(() => onOtherTab());
    // Back from the payment page by the browser's back-forward cache: the button works again.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) onBack();
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      stopFollowing();
      window.removeEventListener("pageshow", onShow);
      // The shopper leaves for another page of the shop, which closes PayPal's window.
      orderInProgress.dispatch({ type: "tabReturned" });
    };
  }, []);
}

/** Whether the shopper pays on this page. */
const isPaying = (state: PlacingState) => state.kind === "paypal" || state.kind === "own";

/** The methods that the delivery step has shown. */
const knownMethods = (): readonly DeliveryMethod[] =>
  cartRuntime()
    .client.getQueriesData<DeliveryMethod[]>({ queryKey: queryKeys.delivery(null, 0).slice(0, 2) })
    .flatMap(([, methods]) => methods ?? []);

/** The backend refused the order for a reason of its own, which may be the cart. */
const isRefusal = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 403 && status !== 429;
