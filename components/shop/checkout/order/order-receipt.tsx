"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect } from "react";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { OrderDetails } from "#components/shop/account/orders/order-details.tsx";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { orderBySlugQuery, placedOrderQuery } from "#lib/web/client/order-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import type { Orderer } from "./end-order.ts";

const GuestToAccount = lazy(() =>
  import("#components/shop/registration/guest-to-account.tsx").then(({ GuestToAccount }) => ({
    default: GuestToAccount,
  })),
);

interface Named {
  readonly orderSlug: string;
  /** Called with the number by which the order is requested, which its URL need not contain. */
  readonly onNumber: (number: string) => void;
}

function useNumber(order: Order | null | undefined, onNumber: Named["onNumber"]): void {
  useEffect(() => {
    if (order?.number) onNumber(order.number);
  }, [order, onNumber]);
}

/**
 * A customer's order as the backend returns it. Renders nothing while it loads and after a failure, because the page is
 * complete without it; its messages are loaded with it.
 */
export function CustomerReceipt({ orderSlug, onNumber }: Named) {
  const { data } = useQuery({ ...orderBySlugQuery(orderSlug), retry: false }, browserQueryClient());
  useNumber(data, onNumber);
  return data ? (
    <LazyMessages namespaces={["orders"]}>
      <Receipt order={data} email="" leftOut={0} />
    </LazyMessages>
  ) : null;
}

interface GuestReceiptProps extends Named {
  /** The person who ordered, as far as this page knows, for a browser that has not stored the order. */
  readonly orderer: Orderer | null;
  /** Undefined if a registration here needs more than a password. */
  readonly captcha: Captcha | null | undefined;
}

/**
 * A guest's order as this browser has placed it, and an account for its guest.
 */
export function GuestReceipt({ orderSlug, onNumber, orderer, captcha }: GuestReceiptProps) {
  const { data, isPending } = useQuery(
    { ...placedOrderQuery(orderSlug), retry: false },
    browserQueryClient(),
  );
  useNumber(data?.order, onNumber);
  const person = data ? toOrderer(data) : isPending ? null : orderer;
  const canRegister = person !== null && person.email !== "" && captcha !== undefined;
  if (!data && !canRegister) return null;
  return (
    <LazyMessages namespaces={["auth", "errors", "orders"]}>
      {data ? <Receipt {...data} /> : null}
      {canRegister ? (
        <Suspense>
          <GuestToAccount {...person} captcha={captcha} />
        </Suspense>
      ) : null}
    </LazyMessages>
  );
}

interface ReceiptProps {
  readonly order: Order;
  /** "" if it is not known. */
  readonly email: string;
  readonly leftOut: number;
}

/** A just placed order and the next steps. Used by the page without scripts too. */
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
