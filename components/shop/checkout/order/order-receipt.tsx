"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { OrderDetails } from "#components/shop/account/orders/order-details.tsx";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { Order } from "#lib/shop/api/schemas/order.ts";
import { orderBySlugQuery, placedOrderQuery } from "#lib/web/client/orders.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { Orderer } from "./end-order.ts";

const GuestToAccount = lazy(() =>
  import("#components/shop/registration/guest-to-account.tsx").then(({ GuestToAccount }) => ({
    default: GuestToAccount,
  })),
);

/**
 * A customer's order as the backend gives it. Messages: `orders`. Shows nothing while it is loading or where it cannot be
 * read: the page is complete without it.
 */
export function CustomerReceipt({ orderSlug }: { orderSlug: string }) {
  const { data } = useQuery({ ...orderBySlugQuery(orderSlug), retry: false }, browserQueryClient());
  return data ? <Receipt order={data} email="" leftOut={0} /> : null;
}

interface GuestReceiptProps {
  readonly orderSlug: string;
  /** The person of the order, as this page knows it, for a browser that has kept no order. */
  readonly orderer: Orderer | null;
  /** Undefined if a registration here needs more than a password. */
  readonly captcha: Captcha | null | undefined;
}

/**
 * A guest's order as this browser has placed it, and an account for its guest. Messages: `orders`, `auth`, `errors`.
 */
export function GuestReceipt({ orderSlug, orderer, captcha }: GuestReceiptProps) {
  const { data, isPending } = useQuery(
    { ...placedOrderQuery(orderSlug), retry: false },
    browserQueryClient(),
  );
  const person = data ? toOrderer(data) : isPending ? null : orderer;
  return (
    <>
      {data ? <Receipt {...data} /> : null}
      {person && person.email !== "" && captcha !== undefined ? (
        <Suspense>
          <GuestToAccount {...person} captcha={captcha} />
        </Suspense>
      ) : null}
    </>
  );
}

interface ReceiptProps {
  readonly order: Order;
  /** "" if it is not known. */
  readonly email: string;
  readonly leftOut: number;
}

/** An order that was just placed, and what happens next. Drawn by the page without scripts too. */
export function Receipt({ order, email, leftOut }: ReceiptProps) {
  const t = useTranslations("orders");
  const { delivery } = order.details;
  return (
    <div className="w-full max-w-4xl text-start">
      {email === "" && !delivery ? null : (
        <section>
          <h2 className="text-h3">{t("nextTitle")}</h2>
          <ol className="mt-2 list-decimal space-y-1 ps-5 wrap-anywhere">
            {email === "" ? null : <li>{t("nextMail", { email })}</li>}
            {delivery ? (
              <li>
                {t("nextDelivery", {
                  method: [delivery.name, delivery.branch].filter(Boolean).join(", "),
                })}
              </li>
            ) : null}
          </ol>
        </section>
      )}
      <OrderDetails order={order} email={email} leftOut={leftOut} />
    </div>
  );
}

function toOrderer({ email, order }: ReceiptProps): Orderer {
  const { billing, shipping } = order.details.addresses;
  const { firstName = "", lastName = "" } = shipping ?? billing ?? {};
  return { email, firstName, lastName };
}
