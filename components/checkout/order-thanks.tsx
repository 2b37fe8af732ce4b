"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { loadCartRuntime } from "@/components/cart/load-runtime";
import { isThanksFor, orderMarker } from "@/stores/order-marker";

/** Says which order it was, and ends its cart: only here, after success (hardening, Faults). */
export function OrderThanks() {
  const t = useTranslations("checkout.success");
  const [orderSlug, setOrderSlug] = useState("");

  useEffect(() => {
    // Read here and not while rendering: on the way from the checkout the router writes the address after the render.
    const slug = new URLSearchParams(window.location.search).get("orderSlug") ?? "";
    setOrderSlug(slug);
    if (!isThanksFor(orderMarker.read(), slug)) return;
    void import("./end-order").then(({ endOrder }) => endOrder(loadCartRuntime));
  }, []);

  return (
    <p className="min-h-7 text-lead">
      {orderSlug !== "" &&
        t.rich("number", {
          slug: orderSlug.slice(0, 100),
          b: (chunks) => <strong className="font-semibold">{chunks}</strong>,
        })}
    </p>
  );
}
