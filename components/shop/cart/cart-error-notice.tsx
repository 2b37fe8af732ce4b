"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";

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
