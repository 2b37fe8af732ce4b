"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { cartRuntime } from "#components/cart-runtime/browser-cart.ts";
import { Button, Spinner } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { cartCalls } from "#lib/client/cart.ts";
import { askCart } from "#stores/checkout/ask-cart.ts";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { isOrderOpen } from "#stores/checkout/order-marker.ts";
import { useFinishOrder } from "./use-finish-order.ts";

/** Milliseconds between two questions. */
const PAUSE = 3_000;

/**
 * The order was sent and nobody answered. The cart is asked until it is gone, which means placed. After the
 * longest time an order can be on its way the shopper may try again, by their own decision, once the cart was seen whole.
 */
export function CheckingNotice({ onFree }: { onFree: () => void }) {
  const t = useTranslations("checkout.checking");
  const { finish } = useFinishOrder();
  /** `over`: it did not arrive. `unknown`: the shop cannot be reached, so that nobody can say. */
  const [state, setState] = useState<"text" | "over" | "unknown">("text");
  const over = state === "over";

  /** Whether there is nothing more to ask. */
  const ask = useEffectEvent(async (): Promise<boolean> => {
    const answer = await askCart(cartCalls.getCart);
    if (answer === "placed") finish("");
    else if (!isOrderOpen(orderInProgress.read(), cartRuntime().session.id()))
      setState(answer === "open" ? "over" : "unknown");
    return answer === "placed";
  });

  useEffect(() => {
    // One question at a time: a shop that answers slowly would get more and more of them.
    let isAsking = false;
    const timer = setInterval(async () => {
      if (isAsking) return;
      isAsking = true;
      if (await ask()) clearInterval(timer);
      isAsking = false;
    }, PAUSE);
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
