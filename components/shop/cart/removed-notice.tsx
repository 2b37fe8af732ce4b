"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";

/**
 * Shows that a line was removed and offers to undo it. `Undo` takes the focus, because the row that had it no longer
 * exists.
 */
export function RemovedNotice({ model }: { model: CartModel }) {
  const t = useTranslations("cart");
  const undo = useRef<HTMLButtonElement>(null);
  const { removed, restoring, runtime } = model;
  const removedId = removed?.itemId;

  useEffect(() => {
    if (removedId !== undefined) undo.current?.focus();
  }, [removedId]);

  return (
    <div role="status" className="empty:-mb-4">
      {removed ? (
        <div className="flex items-center gap-3 rounded-md bg-brand-soft px-4 py-2">
          <Icon name="trash" className="text-brand" />
          <p className="line-clamp-4 min-w-0 grow wrap-anywhere">
            {t("removed", { name: removed.productData.name })}
          </p>
          <Button ref={undo} variant="quiet" size="sm" onClick={() => void runtime.undo()}>
            <Icon name="undo" />
            {t("undo")}
          </Button>
        </div>
      ) : restoring ? (
        <p className="rounded-md bg-brand-soft px-4 py-3">{t("restoring")}</p>
      ) : null}
    </div>
  );
}
