"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import { hasSessionHint } from "#stores/auth/auth-store.ts";
import { isThanksFor, orderSlugIn, readOrder } from "#stores/checkout/order-marker.ts";
import type { Orderer } from "./end-order.ts";

const CustomerReceipt = lazy(() =>
  import("./order-receipt.tsx").then(({ CustomerReceipt }) => ({ default: CustomerReceipt })),
);

const GuestReceipt = lazy(() =>
  import("./order-receipt.tsx").then(({ GuestReceipt }) => ({ default: GuestReceipt })),
);

interface Props {
  /** Undefined if a registration needs more than a password. */
  readonly captcha?: Captcha | null;
  readonly note: string;
}

/** Shows the order's number and ends its cart. The only place that does so, after success (docs/security.md §3.8). */
export function OrderThanks({ captcha, note }: Props) {
  const t = useTranslations("checkout.success");
  const { currency } = useSite();
  const [orderSlug, setOrderSlug] = useState("");
  const [number, setNumber] = useState("");
  const [orderer, setOrderer] = useState<Orderer | null>(null);

  const end = useEffectEvent(async () => {
    const { endOrder } = await import("./end-order.ts");
    setOrderer(await endOrder(loadCartRuntime, currency.label));
  });

  useEffect(() => {
    // Not read while rendering, because the router updates the URL after the render.
    const slug = orderSlugIn(window.location.search);
    setOrderSlug(slug);
    if (isThanksFor(readOrder(), slug)) void end();
  }, []);

  return (
    <>
      <p className="min-h-7 text-lead wrap-anywhere">
        {orderSlug !== "" && (
          <span key={number || orderSlug}>
            {t.rich("number", {
              slug: (number || orderSlug).slice(0, 100),
              b: (chunks) => <strong className="font-semibold">{chunks}</strong>,
            })}
          </span>
        )}
      </p>
      <p className="max-w-prose text-muted">{note}</p>
      {orderSlug !== "" && hasSessionHint() && (
        <Suspense>
          <CustomerReceipt orderSlug={orderSlug} onNumber={setNumber} />
        </Suspense>
      )}
      {orderSlug !== "" && !hasSessionHint() && (
        <Suspense>
          <GuestReceipt
            orderSlug={orderSlug}
            onNumber={setNumber}
            orderer={orderer}
            captcha={captcha}
          />
        </Suspense>
      )}
    </>
  );
}
