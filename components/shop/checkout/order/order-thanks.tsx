"use client";

import { useTranslations } from "next-intl";
import { lazy, useEffect, useEffectEvent, useState } from "react";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { TrackedItem } from "#lib/web/analytics/tracked-action.ts";
import { hasSessionHint } from "#stores/auth/auth-store.ts";
import { isThanksFor, orderSlugIn, readOrder } from "#stores/checkout/order-marker.ts";
import type { Orderer } from "./end-order.ts";

const GuestToAccount = lazy(() =>
  import("#components/shop/registration/guest-to-account.tsx").then(({ GuestToAccount }) => ({
    default: GuestToAccount,
  })),
);

const OrderReceipt = lazy(() =>
  import("./order-receipt.tsx").then(({ OrderReceipt }) => ({
    default: OrderReceipt,
  })),
);

const BoughtItems = lazy(() =>
  import("./bought-items.tsx").then(({ BoughtItems }) => ({ default: BoughtItems })),
);

/** Names the order and ends its cart, which happens only here, after success (docs/security.md §3.8). */
export function OrderThanks({ captcha, note }: { captcha: Captcha | null; note: string }) {
  const t = useTranslations("checkout.success");
  const { currency } = useSite();
  const [orderSlug, setOrderSlug] = useState("");
  const [guest, setGuest] = useState<Orderer | null>(null);

  const [bought, setBought] = useState<readonly TrackedItem[]>([]);

  const end = useEffectEvent(async () => {
    const { items = [] } = readOrder()?.bought ?? {};
    const { endOrder } = await import("./end-order.ts");
    const orderer = await endOrder(loadCartRuntime, currency.label);
    setBought(items);
    if (orderer && orderer.email !== "" && !hasSessionHint()) setGuest(orderer);
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
          <span key={orderSlug}>
            {t.rich("number", {
              slug: orderSlug.slice(0, 100),
              b: (chunks) => <strong className="font-semibold">{chunks}</strong>,
            })}
          </span>
        )}
      </p>
      <p className="max-w-prose text-muted">{note}</p>
      {orderSlug !== "" && hasSessionHint() && (
        <LazyMessages namespaces={["orders"]}>
          <OrderReceipt orderSlug={orderSlug} />
        </LazyMessages>
      )}
      {bought.length > 0 && !hasSessionHint() && (
        <LazyMessages namespaces={["payment"]}>
          <BoughtItems items={bought} />
        </LazyMessages>
      )}
      {guest && (
        <LazyMessages namespaces={["auth", "errors"]}>
          <GuestToAccount {...guest} captcha={captcha} />
        </LazyMessages>
      )}
    </>
  );
}
