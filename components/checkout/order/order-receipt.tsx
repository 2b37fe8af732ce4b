"use client";

import { useQuery } from "@tanstack/react-query";
import { OrderLines } from "#components/account/orders/order-lines.tsx";
import { OrderTotals } from "#components/account/orders/order-totals.tsx";
import { orderBySlugQuery } from "#lib/client/orders.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";

/**
 * What the backend says of a customer's order: its lines and sums. Words: `orders`. Shows nothing while it is read,
 * and nothing where it cannot be: the page has thanked already.
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
