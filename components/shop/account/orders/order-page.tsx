"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { formatDate } from "#lib/base/utils/date.ts";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { isCancellable, isWithdrawable } from "#lib/shop/domain/account/order-phase.ts";
import { QueryFault } from "#lib/web/client/fault.ts";
import { orderQuery } from "#lib/web/client/order-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderDetails } from "./order-details.tsx";
import { orderNumber } from "./order-head.tsx";
import { OrderStatus } from "./order-status.tsx";
import { ReorderButton } from "./reorder-button.tsx";
import { trackRefund } from "./track-refund.ts";

/** The optional calls that the backend offers for an order (docs/contract.md §3.8). */
export interface OrderOffers {
  readonly cancels: boolean;
  readonly withdraws: boolean;
}

const NOTHING: OrderOffers = { cancels: false, withdraws: false };

interface Props {
  readonly id: number;
  readonly offers?: OrderOffers;
  readonly onBack: () => void;
}

/** One order of the customer: its lines, totals, addresses, delivery and payment, and a button to order it again. */
export function OrderPage({ id, offers = NOTHING, onBack }: Props) {
  const t = useTranslations("orders");
  const { data, error, refetch } = useQuery(
    { ...orderQuery(id), retry: false },
    browserQueryClient(),
  );
  const isMissing = error instanceof QueryFault && error.error.kind === "notFound";
  return (
    <div className="flex flex-col gap-6">
      <Button variant="quiet" className="-ms-3 self-start" onClick={onBack}>
        <Icon name="arrow-left" className="rtl:-scale-x-100" />
        {t("back")}
      </Button>
      {data ? (
        <OrderDetail
          order={data}
          offers={offers}
          onCancelled={() => {
            trackRefund(data);
            void refetch();
          }}
        />
      ) : null}
      {isMissing ? <Notice tone="warning" title={t("missing")} /> : null}
      {error && !isMissing ? (
        <Notice tone="danger" title={t("failed")}>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </Notice>
      ) : null}
      {data || error ? null : <FormSkeleton fields={4} />}
    </div>
  );
}

interface DetailProps {
  readonly order: Order;
  readonly offers: OrderOffers;
  readonly onCancelled: () => void;
}

function OrderDetail({ order, offers, onCancelled }: DetailProps) {
  const t = useTranslations("orders");
  const site = useSite();
  const { locale, timeZone } = site;
  const heading = useRef<HTMLHeadingElement>(null);
  const { items } = order.details;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none wrap-anywhere">
            {t("number", { number: orderNumber(order) })}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-muted">
            {formatDate(order.createdAt, locale, timeZone)}
            <OrderStatus status={order.status} t={t} />
          </p>
        </div>
        {items.length > 0 ? <ReorderButton items={items} /> : null}
      </div>
      <OrderDetails order={order} />
      <div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-3 empty:hidden print:hidden">
        {offers.cancels && isCancellable(order.status) ? (
          <CancelOrder id={order.id} onCancelled={onCancelled} />
        ) : null}
        {offers.withdraws && isWithdrawable(order.withdrawUntil) ? (
          <Link
            className="text-link"
            href={hrefTo({ name: "withdraw" }, site, {
              plain: "true",
              number: orderNumber(order),
            })}
          >
            {t("withdraw")}
          </Link>
        ) : null}
      </div>
    </article>
  );
}
