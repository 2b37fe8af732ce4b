"use client";

import { useTranslations } from "next-intl";
import type { CartModel } from "#components/cart-runtime/use-cart.ts";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";

/** The backend does not respond: the cart is kept, and unsaved changes can be sent again (docs/security.md §3.5). */
export function CartErrorNotice({ model }: { model: CartModel }) {
  const t = useTranslations("cart.trouble");
  return (
    <Notice tone="danger" title={t("title")}>
      <p>{t("text")}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        loading={model.reading}
        onClick={() => model.runtime.retry()}
      >
        {t("retry")}
      </Button>
    </Notice>
  );
}
