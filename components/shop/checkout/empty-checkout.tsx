"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { NoCart, type NoCartWords } from "#components/shop/cart/no-cart.tsx";
import { browserSession } from "#stores/cart/cart-session.ts";
import { isAwaited, readOrder } from "#stores/checkout/order-marker.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { useFinishOrder } from "./order/use-finish-order.ts";

/** Shown instead of the checkout: the cart is empty, or it has become an order, with a link to the success page. */
export function EmptyCheckout({ words }: { words: NoCartWords }) {
  const { finish } = useFinishOrder();
  const [placed] = useState(placedSlug);
  const thank = useEffectEvent(() => {
    if (placed !== null) finish(placed);
  });
  useEffect(() => thank(), []);

  if (placed !== null) return <CheckoutSkeleton />;
  return <NoCart {...words} />;
}

/**
 * The order that this browser's last cart became, e.g. after a reload while it was placed; otherwise null. It may be
 * placed without being marked so, because the response removes the cart's cookie before it is read.
 */
function placedSlug(): string | null {
  const marker = readOrder();
  if (!marker) return null;
  const cartId = browserSession.id();
  const isOver =
    cartId === null
      ? marker.state === "placed" || isAwaited(marker)
      : marker.state === "placed" && cartId === marker.cartId;
  return isOver ? marker.orderSlug : null;
}
