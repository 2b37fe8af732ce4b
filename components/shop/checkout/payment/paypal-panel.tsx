"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { useCartCurrency } from "#components/shop/cart-runtime/use-cart-currency.ts";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { PaypalOrder } from "#stores/checkout/send-order.ts";
import { readPaypalScript } from "./paypal-script.ts";

const PaypalButtons = lazy(() =>
  import("./paypal-buttons.tsx").then(({ PaypalButtons }) => ({ default: PaypalButtons })),
);

/** Why the shopper returns to the choice of methods: a key of `payment.paypal`. */
type PaypalEnd = "cancelled" | "blocked" | "failed" | "outdated" | null;

interface PaypalPanelProps {
  readonly order: PaypalOrder;
  /** The total that the pay button showed. */
  readonly total: number;
  /** The cart's total as it is now. */
  readonly currentTotal: number;
  readonly scriptOrigins: readonly string[];
  readonly onApprove: (details: Record<string, string>) => void;
  readonly onLeave: (end: PaypalEnd) => void;
}

/** PayPal's buttons in the payment step. */
export function PaypalPanel(props: PaypalPanelProps) {
  const { order, total, currentTotal, scriptOrigins, onApprove, onLeave } = props;
  const t = useTranslations("payment.paypal");
  const { locale } = useSite();
  const currency = useCartCurrency();
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = order.isSubscription ? "subscription" : "order";
  const script = readPaypalScript(order.scriptUrl, scriptOrigins, kind);
  const usable =
    script !== null && (order.isSubscription ? order.plan_id !== "" : order.orderId !== "");
  const leave = useEffectEvent(onLeave);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!usable) leave("blocked");
  }, [usable]);
  // Another tab changed the cart, so PayPal would charge the wrong amount.
  const outdated = Math.abs(total - currentTotal) >= 0.005;
  useEffect(() => {
    if (outdated) leave("outdated");
  }, [outdated]);

  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold">
        {t("title")}
      </h3>
      <p className="text-muted">{t(kind, { total: formatPrice(total, currency, locale) })}</p>
      <div className="min-h-12 max-w-md" data-payment="paypal">
        {script && usable && (
          <Suspense fallback={<Skeleton className="h-12" />}>
            <PaypalButtons
              script={script}
              order={order}
              onApprove={onApprove}
              onCancel={() => onLeave("cancelled")}
              onError={() => onLeave("failed")}
              onBlocked={() => onLeave("blocked")}
            />
          </Suspense>
        )}
      </div>
      <div>
        <Button variant="secondary" onClick={() => onLeave(null)}>
          {t("another")}
        </Button>
      </div>
    </div>
  );
}
