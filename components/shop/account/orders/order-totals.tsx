"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { OrderMoney } from "./order-money.tsx";

/** The totals of an order as the backend returns them; none is computed here. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const site = useSite();
  const { prices } = order.details;
  const rows = [
    ["itemsTotal", prices.itemsTotal],
    ["coupon", prices.coupon || null],
    ["loyalty", prices.loyalty || null],
    ["deliveryPrice", prices.delivery],
    ["sum", prices.orderTotal ?? order.total],
    ["tax", prices.tax],
  ] as const;
  return (
    <dl className="flex flex-col gap-1.5">
      {rows.map(([name, amount]) =>
        amount === null ? null : (
          <div
            key={name}
            className={classNames(
              "flex justify-between gap-4",
              name === "sum" && "border-t border-line pt-1.5 font-semibold",
              name === "tax" && "text-small text-muted",
            )}
          >
            <dt>{t(name)}</dt>
            <dd>
              {name === "coupon" || name === "loyalty" ? <span>−</span> : null}
              {name === "deliveryPrice" && amount === 0 ? (
                <span>{t("free")}</span>
              ) : (
                <OrderMoney amount={amount} currency={order.currency} site={site} />
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
