"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { CartTotals } from "./cart-totals.tsx";

interface CartSummaryProps {
  readonly cart: Cart;
  /** The amounts are about to change: they are dimmed, with a status message. */
  readonly updating: boolean;
  /** Whether it is in the checkout, after a delivery was chosen. */
  readonly inCheckout?: boolean;
  /** The amount saved compared with regular prices; 0 for none. */
  readonly saved?: number;
  readonly from?: ComponentProps<typeof CartTotals>["from"];
}

/** List `Summary`, with a message while its amounts are about to change. */
export function CartSummary({ saved = 0, ...props }: CartSummaryProps) {
  const t = useTranslations("cart.summary");
  const site = useSite();
  return (
    <div>
      <CartTotals {...props} t={t} site={site} />
      {/* One line for both, so that the one that is known later moves nothing. */}
      <div className="grid min-h-6 pt-1 text-small *:col-start-1 *:row-start-1">
        <p role="status" className="text-muted">
          {props.updating ? t("updating") : ""}
        </p>
        {saved > 0.004 && !props.updating && (
          <p className="flex justify-between gap-4 font-semibold text-success">
            <span>{t("saved")}</span>
            <Price amount={saved} currency={cartCurrency(props.cart, site)} locale={site.locale} />
          </p>
        )}
      </div>
    </div>
  );
}
