"use client";

import { useEffect } from "react";
import { orderInProgress } from "#stores/checkout/order-in-progress.ts";

/**
 * After a failed payment the cart may be ordered again (docs/contract.md §6.7). Only the payment that this page speaks
 * of is given up: the order's number in the address names it, or it is this tab that went to pay. An order on its way,
 * and a payment that was approved, stay as they are whoever opens this page.
 */
export function ReleaseOrder() {
  useEffect(() => {
    const orderSlug = new URLSearchParams(window.location.search).get("orderSlug") ?? "";
    orderInProgress.dispatch({ type: "paymentGivenUp", orderSlug });
  }, []);
  return null;
}
