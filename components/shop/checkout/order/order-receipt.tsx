"use client";

import { useQuery } from "@tanstack/react-query";
import { OrderLines } from "#components/shop/account/orders/order-lines.tsx";
import { OrderTotals } from "#components/shop/account/orders/order-totals.tsx";
import { orderBySlugQuery } from "#lib/web/client/orders.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";

/**
 * Lines and totals of a customer's order as the backend gives them. Messages: `orders`. Shows nothing while they are
 * loading or where they cannot be read: the page is complete without them.
 */
export function OrderReceipt({ orderSlug }: { orderSlug: string }) {
  const { data } = useQuery({ ...orderBySlugQuery(orderSlug), retry: false }, browserQueryClient());
  if (!data) return null;
  return (
    <div className="w-full max-w-xl text-start">
      <OrderLines items={data.details.items} currency={data.currency} />
      <div className="pt-4">
        <OrderTotals order={data} />
      </div>
    </div>
  );
}
