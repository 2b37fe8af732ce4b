"use client";

import { useTranslations } from "next-intl";
import { OrderBadge } from "./order-badge.tsx";

/** An order's status where the messages are the browser's. */
export const OrderStatus = ({ status }: { status: string }) => (
  <OrderBadge status={status} t={useTranslations("orders.status")} />
);
