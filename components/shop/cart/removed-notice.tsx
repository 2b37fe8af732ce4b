"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { Button } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import { isSameLine } from "#lib/shop/domain/cart/kept-line.ts";
import { toLine } from "#lib/shop/domain/cart/line.ts";
import { keptLines } from "#stores/cart/kept-lines.ts";

/**
 * Shows that a line was removed, or saved for later, and offers to undo it. `Undo` takes the focus, because the row that
 * had it no longer exists.
 */
export function RemovedNotice({ model }: { model: CartModel }) {
  const t = useTranslations("cart");
  const undo = useRef<HTMLButtonElement>(null);
  const { removed, restoring, runtime } = model;
  const removedId = removed?.itemId;
  const line = removed && toLine(removed);
  const isKept = useStore(keptLines.store, (lines) =>
    lines.some((one) => line !== null && isSameLine(one, line)),
  );
  const undoRemoval = () => {
    if (line) keptLines.remove(line);
    void runtime.undo();
  };

  useEffect(() => {
    if (removedId !== undefined) undo.current?.focus();
  }, [removedId]);

  return (
    <div role="status" className="empty:-mb-4">
      {removed ? (
        <div className="flex items-center gap-3 rounded-md bg-brand-soft px-4 py-2">
          <Icon name={isKept ? "check" : "trash"} className="text-brand" />
          <p className="line-clamp-4 min-w-0 grow wrap-anywhere">
            {t(isKept ? "kept.moved" : "removed", { name: removed.productData.name })}
          </p>
          <Button ref={undo} variant="quiet" size="sm" onClick={undoRemoval}>
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
