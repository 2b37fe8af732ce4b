"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button, Spinner } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { cartCalls } from "#lib/web/client/cart-calls.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { checkOrderResult } from "#stores/checkout/check-order-result.ts";
import { confirmPayment } from "#stores/checkout/confirm-payment.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";

interface ConfirmingNoticeProps {
  /** The order is placed. `url`: from the backend's response. */
  readonly onPaid: (url: string, orderSlug: string) => void;
  /** The shopper chooses another method. */
  readonly onFree: () => void;
}

/**
 * PayPal has approved the payment, which is being reported to the backend. After a failure, a button retries it; until
 * then no other order can be placed, not even after a reload.
 */
export function ConfirmingNotice({ onPaid, onFree }: ConfirmingNoticeProps) {
  const t = useTranslations("payment.confirming");
  const [state, setState] = useState<"working" | "failed" | "refused">("working");

  const report = useEffectEvent(async () => {
    const outcome = await confirmPayment({
      calls: checkoutCalls,
      order: orderInProgress,
      getCart: cartCalls.getCart,
    });
    if (outcome.kind === "confirmed") onPaid(outcome.url, outcome.orderSlug);
    else setState(outcome.final ? "refused" : "failed");
  });
  useEffect(() => {
    if (state === "working") void report();
  }, [state]);

  const chooseAnother = async () => {
    const slug = orderInProgress.read()?.orderSlug ?? "";
    const answer = await checkOrderResult(cartCalls.getCart);
    if (answer === "placed") return onPaid("", slug);
    // It is unknown whether it was paid, so no other payment may begin.
    if (answer === "unknown") return setState("failed");
    orderInProgress.dispatch({ type: "orderAbandoned" });
    onFree();
  };

  if (state === "working")
    return (
      <Notice tone="info" title={t("title")}>
        <p>{t("working")}</p>
        <p className="pt-2 text-brand">
          <Spinner />
        </p>
      </Notice>
    );
  return (
    <Notice tone="danger" title={t("title")}>
      <p>{t(state)}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button size="sm" onClick={() => setState("working")}>
          {t("again")}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void chooseAnother()}>
          {t("another")}
        </Button>
      </div>
    </Notice>
  );
}
