"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import type { OrderItem } from "#lib/shop/api/schemas/order-schema.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { type Reordered, reorder } from "#stores/cart/reorder.ts";

/** Puts the lines of an order into the cart again; products that are no longer sold are named. */
export function ReorderButton({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations("orders");
  const site = useSite();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Reordered | null>(null);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setDone(null);
    try {
      const cart = await loadCartRuntime();
      setDone(await reorder(items, cart.add));
    } finally {
      setBusy(false);
    }
  };
  const isWhole = done !== null && done.gone.length === 0 && done.unanswered.length === 0;
  return (
    <div className="flex min-w-0 flex-col items-start gap-3 sm:items-end">
      <Button loading={isBusy} onClick={() => void start()}>
        {t("reorder")}
      </Button>
      {done ? (
        <Notice tone={isWhole ? "success" : "warning"} className="max-w-md">
          <p>{done.added > 0 ? t("reordered", { count: done.added }) : t("reorderedNone")}</p>
          {done.gone.length > 0 ? <p>{t("leftOut", { names: done.gone.join(", ") })}</p> : null}
          {done.unanswered.length > 0 ? (
            <p>{t("reorderStopped", { names: done.unanswered.join(", ") })}</p>
          ) : null}
          {done.added > 0 ? (
            <Link className="text-link" href={hrefTo({ name: "cart" }, site)}>
              {t("toCart")}
            </Link>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}
