"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { cartCalls } from "#lib/web/client/cart-calls.ts";
import { checkOrderResult } from "#stores/checkout/check-order-result.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/**
 * Another tab went to pay for this cart and has not returned. The state of the order is read from the backend each time
 * this tab becomes visible, and on request. The shopper may decide to pay in this tab instead.
 */
export function PaidElsewhereNotice({ onFree }: { onFree: () => void }) {
  const t = useTranslations("checkout.elsewhere");
  const { finish } = useFinishOrder();
  const [loading, setLoading] = useState<"check" | "here" | null>(null);
  const [answer, setAnswer] = useState<"open" | "unknown" | null>(null);

  /** Goes to the success page where the order is placed. True where the cart can still be paid for. */
  const checkOrder = async (): Promise<boolean> => {
    const slug = orderInProgress.read()?.orderSlug ?? "";
    const found = await checkOrderResult(cartCalls.getCart);
    if (found === "placed") finish(slug);
    else setAnswer(found);
    return found === "open";
  };
  const finishIfPlaced = useEffectEvent(async () => {
    if ((await checkOrderResult(cartCalls.getCart)) === "placed")
      finish(orderInProgress.read()?.orderSlug ?? "");
  });
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible") void finishIfPlaced();
    };
    onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, []);

  const check = async () => {
    setLoading("check");
    setAnswer(null);
    await checkOrder();
    setLoading(null);
  };
  const payHere = async () => {
    setLoading("here");
    const open = await checkOrder();
    setLoading(null);
    if (!open) return;
    orderInProgress.dispatch({ type: "paymentTakenOver" });
    onFree();
  };
  return (
    <Notice tone="warning" title={t("title")}>
      <p>{t("text")}</p>
      <p className="pt-1 font-medium empty:hidden">{answer && t(answer)}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button size="sm" loading={loading === "check"} onClick={() => void check()}>
          {t("check")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          loading={loading === "here"}
          onClick={() => void payHere()}
        >
          {t("here")}
        </Button>
      </div>
    </Notice>
  );
}
