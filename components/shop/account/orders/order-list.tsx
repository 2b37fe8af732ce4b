"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { ProfileList } from "#components/shop/account/profile-list.tsx";
import type { OrderHead as OrderHeadData } from "#lib/shop/api/schemas/order-schema.ts";
import { ordersQuery } from "#lib/web/client/order-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { OrderHead, orderNumber } from "./order-head.tsx";

/** The customer's orders in pages, the newest first. */
export function OrderList({ onOrder }: { onOrder: (id: number) => void }) {
  const t = useTranslations("orders");
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery(
    { ...ordersQuery(page), retry: false },
    browserQueryClient(),
  );
  const orders = data?.items ?? [];
  return (
    <ProfileList
      id="orders"
      icon="tag"
      count={data && (orders.length === 0 ? 0 : data.total)}
      failed={isError}
      loading={!data}
      height="h-72 max-sm:h-96"
      onRetry={() => void refetch()}
    >
      <ul aria-busy={isFetching} className="divide-y divide-line empty:hidden">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} onOrder={onOrder} />
          </li>
        ))}
      </ul>
      {data && data.totalPages > 1 ? (
        <nav aria-label={t("pages")} className="mt-4 flex items-center gap-3">
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={page === 1 || undefined}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            {t("previous")}
          </Button>
          <span aria-live="polite" className="text-small text-muted tabular-nums">
            {t("page", { page, pages: data.totalPages })}
          </span>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={page >= data.totalPages || undefined}
            onClick={() => setPage(Math.min(data.totalPages, page + 1))}
          >
            {t("next")}
          </Button>
        </nav>
      ) : null}
    </ProfileList>
  );
}

function OrderRow({ order, onOrder }: { order: OrderHeadData; onOrder: (id: number) => void }) {
  const t = useTranslations("orders");
  const site = useSite();
  return (
    <OrderHead order={order} site={site} timeZone={site.timeZone} t={t}>
      <Button
        variant="secondary"
        size="sm"
        className="col-start-2 row-start-2 justify-self-end"
        aria-label={t("open", { number: orderNumber(order) })}
        onClick={() => onOrder(order.id)}
      >
        {t("view")}
      </Button>
    </OrderHead>
  );
}
