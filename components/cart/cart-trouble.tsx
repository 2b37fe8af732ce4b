"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { CartModel } from "./use-cart";

/** The shop is silent: the cart is kept, and what was not saved can be sent again (hardening, Faults). */
export function CartTrouble({ model }: { model: CartModel }) {
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
