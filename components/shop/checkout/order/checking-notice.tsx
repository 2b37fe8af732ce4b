"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button, Spinner } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import { cartCalls } from "#lib/web/client/cart-calls.ts";
import { checkOrderResult } from "#stores/checkout/check-order-result.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { isOrderOpen } from "#stores/checkout/order-marker.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/** Milliseconds between two reads of the cart. */
const INTERVAL = 3_000;

/**
 * The order was sent and got no response. The cart is read until it no longer exists, which means that the order is
 * placed. Once the longest time that an order can be in flight has passed and the cart is still there, the shopper may
 * order again.
 */
export function CheckingNotice({ onFree }: { onFree: () => void }) {
  const t = useTranslations("checkout.checking");
  const { finish } = useFinishOrder();
  /** `over`: the order did not arrive. `unknown`: the backend cannot be reached. */
  const [state, setState] = useState<"text" | "over" | "unknown">("text");
  const over = state === "over";

  /** Reads the cart; true once the order is placed. */
  const ask = useEffectEvent(async (): Promise<boolean> => {
    const answer = await checkOrderResult(cartCalls.getCart);
    if (answer === "placed") finish("");
    else if (!isOrderOpen(orderInProgress.read(), cartRuntime().session.id()))
      setState(answer === "open" ? "over" : "unknown");
    return answer === "placed";
  });

  useEffect(() => {
    // One read at a time, or reads would pile up at a slow backend.
    let isReading = false;
    const timer = setInterval(async () => {
      if (isReading) return;
      isReading = true;
      if (await ask()) clearInterval(timer);
      isReading = false;
    }, INTERVAL);
    return () => clearInterval(timer);
  }, []);

  const tryAgain = () => {
    orderInProgress.dispatch({ type: "orderAbandoned" });
    onFree();
  };
  return (
    <Notice tone="info" title={t("title")}>
      <p>{t(state)}</p>
      {over ? (
        <Button variant="secondary" size="sm" className="mt-2" onClick={tryAgain}>
          {t("again")}
        </Button>
      ) : (
        <p className="pt-2 text-brand">
          <Spinner />
        </p>
      )}
    </Notice>
  );
}
