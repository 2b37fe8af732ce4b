"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProfileList } from "#components/account/profile/profile-list.tsx";
import { useSite } from "#components/providers/site-provider.tsx";
import { Button } from "#components/ui/button.tsx";
import type { OrderHead } from "#lib/api/schemas/order.ts";
import { ordersQuery } from "#lib/client/orders.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import { formatDate } from "#lib/utils/date.ts";
import { OrderMoney } from "./order-money.tsx";
import { OrderStatus } from "./order-status.tsx";

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

function OrderRow({ order, onOrder }: { order: OrderHead; onOrder: (id: number) => void }) {
  const t = useTranslations("orders");
  const { locale, timeZone } = useSite();
  const number = order.number || order.slug || String(order.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 py-3.5 sm:flex">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{t("number", { number })}</p>
        <p className="text-small text-muted">{formatDate(order.createdAt, locale, timeZone)}</p>
      </div>
      <OrderStatus status={order.status} />
      {order.total === null ? null : (
        <OrderMoney
          amount={order.total}
          currency={order.currency}
          className="col-start-1 row-start-2 font-semibold sm:min-w-24 sm:text-end"
        />
      )}
      <Button
        variant="secondary"
        size="sm"
        className="col-start-2 row-start-2 justify-self-end"
        aria-label={t("open", { number })}
        onClick={() => onOrder(order.id)}
      >
        {t("view")}
      </Button>
    </div>
  );
}
