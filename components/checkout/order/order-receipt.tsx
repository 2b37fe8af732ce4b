"use client";

import { useQuery } from "@tanstack/react-query";
import { OrderLines } from "#components/account/orders/order-lines.tsx";
import { OrderTotals } from "#components/account/orders/order-totals.tsx";
import type { Order } from "#lib/api/schemas/order.ts";
import { accountCalls } from "#lib/client/account.ts";
import { dataOf } from "#lib/client/fault.ts";
import { queryKeys } from "#lib/client/keys.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";

/** The newest orders are enough to find the one that was just placed. */
const NEWEST = 10;

/**
 * What the backend says of a customer's order: its lines and sums. Words: `orders`. Shows nothing while it is read,
 * and nothing where it cannot be: the page has thanked already.
 */
export function OrderReceipt({ orderSlug }: { orderSlug: string }) {
  const { data } = useQuery(
    {
      queryKey: queryKeys.orderBySlug(orderSlug),
      queryFn: () => findOrder(orderSlug),
      retry: false,
    },
    browserQueryClient(),
  );
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

async function findOrder(orderSlug: string): Promise<Order | null> {
  const { items } = dataOf(await accountCalls.orders(1, NEWEST));
  const head = items.find(({ slug }) => slug === orderSlug);
  return head ? dataOf(await accountCalls.order(head.id)) : null;
}
