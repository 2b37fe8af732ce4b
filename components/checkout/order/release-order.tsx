"use client";

import { useEffect } from "react";
import { orderMarker } from "#stores/checkout/order-marker.ts";
import { isPaidHere } from "#stores/checkout/paying-tab.ts";

/**
 * After a failed payment the cart may be ordered again (contract, section 6). Only the payment that this page speaks of is
 * given up: the order's number in the address names it, or it is this tab that went to pay. An order on its way, and a
 * payment that was approved, stay as they are whoever opens this page.
 */
export function ReleaseOrder() {
  useEffect(() => {
    const marker = orderMarker.read();
    if (marker?.state !== "paying") return;
    const slug = new URLSearchParams(window.location.search).get("orderSlug") ?? "";
    if (slug === "" ? isPaidHere(marker) : slug === marker.orderSlug) orderMarker.write(null);
  }, []);
  return null;
}
