"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/providers/site-provider.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { LineHint } from "#lib/domain/cart/line-hint.ts";
import { formatPrice } from "#lib/utils/format.ts";

/** Hints about a line: too few pieces in stock, a changed price, the price for members. */
export function LineHints({ hints }: { hints: readonly LineHint[] }) {
  const t = useTranslations("cart.hint");
  const { currency, locale } = useSite();
  const price = (amount: number) => formatPrice(amount, currency, locale);
  return hints.map((hint) => {
    switch (hint.kind) {
      case "member":
        return (
          <p key={hint.kind} className="text-small text-brand">
            {t("member", { price: price(hint.price) })}
          </p>
        );
      case "low":
        return (
          <p key={hint.kind} className="text-small text-muted">
            {t("fewer", { count: hint.left })}
          </p>
        );
      case "price":
        return (
          <p key={hint.kind} className="flex items-start gap-1.5 text-small font-medium">
            <Icon name="info" className="mt-0.5 size-4 shrink-0 text-brand" />
            {t("price", { direction: hint.direction, before: price(hint.before) })}
          </p>
        );
      default:
        return (
          <p
            key={hint.kind}
            className="flex items-start gap-1.5 text-small font-medium text-danger"
          >
            <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
            {hint.kind === "soldOut" ? t("soldOut") : t("fewer", { count: hint.left })}
          </p>
        );
    }
  });
}
