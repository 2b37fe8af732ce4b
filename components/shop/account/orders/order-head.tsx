import type { ComponentProps, ReactNode } from "react";
import { formatDate } from "#lib/base/utils/date.ts";
import type { OrderHead as Head } from "#lib/shop/api/schemas/order-schema.ts";
import { OrderMoney } from "./order-money.tsx";
import { OrderStatus } from "./order-status.tsx";

interface Props {
  readonly order: Head;
  readonly site: ComponentProps<typeof OrderMoney>["site"];
  readonly timeZone: string;
  /** The messages of `orders`. */
  readonly t: ComponentProps<typeof OrderStatus>["t"] &
    ((key: "number", values: { number: string }) => string);
  /** The actions that the order offers. */
  readonly children?: ReactNode;
}

/** The name of an order: its number if it has one. */
export const orderNumber = ({ number, slug, id }: Head): string => number || slug || String(id);

/** One order of a list, the same for the account with and without scripts. */
export const OrderHead = ({ order, site, timeZone, t, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 py-3.5 sm:flex">
    <div className="min-w-0 grow">
      <p className="font-semibold wrap-anywhere">{t("number", { number: orderNumber(order) })}</p>
      <p className="text-small text-muted">{formatDate(order.createdAt, site.locale, timeZone)}</p>
    </div>
    <OrderStatus status={order.status} t={t} />
    {order.total === null ? null : (
      <OrderMoney
        amount={order.total}
        currency={order.currency}
        site={site}
        className="col-start-1 row-start-2 font-semibold sm:min-w-24 sm:text-end"
      />
    )}
    <div className="contents">{children}</div>
  </div>
);
