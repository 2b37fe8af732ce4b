"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button, Spinner } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { cartCalls } from "#lib/client/cart.ts";
import { checkoutCalls } from "#lib/client/checkout.ts";
import { askCart } from "#stores/checkout/ask-cart.ts";
import { confirmPayment } from "#stores/checkout/confirm-payment.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";

interface ConfirmingProps {
  /** The order stands. `url` as the backend said it. */
  readonly onPaid: (url: string, orderSlug: string) => void;
  /** The shopper chooses another method instead. */
  readonly onFree: () => void;
}

/**
 * PayPal has approved and the shop is being told. Where it does not answer, it is told again on a press of the
 * button; no other order is made meanwhile, not even after a reload.
 */
export function Confirming({ onPaid, onFree }: ConfirmingProps) {
  const t = useTranslations("payment.confirming");
  const [state, setState] = useState<"working" | "failed" | "refused">("working");

  const tell = useEffectEvent(async () => {
    const told = await confirmPayment({
      calls: checkoutCalls,
      order: orderInProgress,
      getCart: cartCalls.getCart,
    });
    if (told.kind === "confirmed") onPaid(told.url, told.orderSlug);
    else setState(told.final ? "refused" : "failed");
  });
  useEffect(() => {
    if (state === "working") void tell();
  }, [state]);

  const chooseAnother = async () => {
    const slug = orderInProgress.read()?.orderSlug ?? "";
    const answer = await askCart(cartCalls.getCart);
    if (answer === "placed") return onPaid("", slug);
    // Nobody can say whether it was paid: no other payment now.
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
