"use client";

import { useEffect } from "react";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";
import { orderSlugIn } from "#stores/checkout/order-marker.ts";

/**
 * Allows the cart to be ordered again after a failed payment (docs/contract.md §6.7). Only ends the payment that this
 * page is about: the one of the order in the URL, or of this tab. An order in flight and an approved payment are kept.
 */
export function ReleaseOrder() {
  useEffect(() => {
    const orderSlug = orderSlugIn(window.location.search);
    orderInProgress.dispatch({ type: "paymentGivenUp", orderSlug });
  }, []);
  return null;
}
