"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { trackEmptied } from "#components/shop/cart-runtime/track-cart.ts";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";

/** Button `Empty cart`, which asks before it removes all lines. */
export function EmptyCartButton({
  runtime,
  onEmptied,
}: {
  runtime: CartModel["runtime"];
  onEmptied: () => void;
}) {
  const t = useTranslations("cart.clear");
  const [asking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const empty = () => {
    keep();
    onEmptied();
    trackEmptied(runtime.cart());
    void runtime.empty();
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <Icon name="trash" className="size-4" />
        {t("action")}
      </Button>
      {asking && (
        <Dialog open onClose={keep} label={t("title")}>
          <p>{t("text")}</p>
          <div className="flex flex-wrap gap-3 pt-5 max-sm:*:grow">
            <Button variant="secondary" onClick={keep}>
              {t("keep")}
            </Button>
            <Button variant="danger" onClick={empty}>
              {t("action")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
