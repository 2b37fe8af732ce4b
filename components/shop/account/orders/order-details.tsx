"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { AddressLines } from "#components/shop/address/address-lines.tsx";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { OrderTotals } from "./order-totals.tsx";

interface Props {
  readonly order: Order;
  /** Where the confirmation went, if it is known. */
  readonly email?: string;
  /** Number of the order's lines that are not shown. */
  readonly leftOut?: number;
}

/**
 * A complete order: status, lines, addresses, methods and totals. The same in the account, on the confirmation page and on
 * the page of a guest's order. Messages: `orders`.
 */
export function OrderDetails({ order, email = "", leftOut = 0 }: Props) {
  const t = useTranslations("orders");
  const { locale } = useSite();
  const { items, addresses, delivery, payment } = order.details;
  return (
    <>
      <OrderProgress order={order} />
      {items.length > 0 ? <OrderLines items={items} currency={order.currency} /> : null}
      {leftOut > 0 ? <p className="mt-3 text-muted">{t("notKept", { count: leftOut })}</p> : null}
      <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-flow-col lg:grid-cols-none lg:auto-cols-fr">
        {addresses.shipping ? (
          <Fact name={t("deliveryAddress")}>
            <AddressLines address={addresses.shipping} locale={locale} />
          </Fact>
        ) : null}
        {addresses.billing ? (
          <Fact name={t("billingAddress")}>
            <AddressLines address={addresses.billing} locale={locale} />
          </Fact>
        ) : null}
        <div className="flex flex-col gap-6 empty:hidden">
          {delivery ? (
            <Fact name={t("delivery")}>
              <p>{[delivery.name, delivery.branch].filter(Boolean).join(", ")}</p>
            </Fact>
          ) : null}
          {payment ? (
            <Fact name={t("payment")}>
              <p>{payment.name}</p>
            </Fact>
          ) : null}
          {email === "" ? null : (
            <Fact name={t("sentTo")}>
              <p className="wrap-anywhere">
                <bdi>{email}</bdi>
              </p>
            </Fact>
          )}
        </div>
        <OrderTotals order={order} />
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 font-sans text-small font-semibold text-muted">{name}</h3>
      {children}
    </div>
  );
}
