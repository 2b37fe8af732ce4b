"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { Cart } from "#lib/shop/api/schemas/cart.ts";
import { CartTotals } from "./cart-totals.tsx";

interface CartSummaryProps {
  readonly cart: Cart;
  /** The amounts are about to change: they are dimmed, with a status message. */
  readonly updating: boolean;
  /** In the checkout, where the delivery is chosen. */
  readonly inCheckout?: boolean;
}

/** List `Summary`, with a message while its amounts are about to change. */
export function CartSummary(props: CartSummaryProps) {
  const t = useTranslations("cart.summary");
  return (
    <div>
      <CartTotals {...props} t={t} site={useSite()} />
      <p role="status" className="min-h-6 pt-1 text-small text-muted">
        {props.updating ? t("updating") : ""}
      </p>
    </div>
  );
}
