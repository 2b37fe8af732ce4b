"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { CartSummary } from "#components/shop/cart/cart-summary.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { OrderedItems } from "./ordered-items.tsx";

interface CheckoutSummaryProps {
  readonly cart: Cart;
  readonly model: CartModel;
  /** The totals are about to change. */
  readonly updating: boolean;
}

/** Lines and totals, visible throughout the checkout. On phones they are collapsed behind the total. */
export function CheckoutSummary({ cart, model, updating }: CheckoutSummaryProps) {
  const t = useTranslations();
  const site = useSite();
  const currency = cartCurrency(cart, site);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="rounded-xl bg-sunken max-lg:shadow-md">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-3 rounded-xl px-5 text-start lg:hidden"
      >
        <span className="min-w-0 grow font-semibold">{t("checkout.summary")}</span>
        <span
          className={classNames("font-semibold tabular-nums", updating && "opacity-55")}
          aria-busy={updating || undefined}
        >
          <Price
            amount={cart.prices.converted.orderTotal}
            currency={currency}
            locale={site.locale}
          />
        </span>
        <Icon
          name="chevron-down"
          className={classNames("size-5 shrink-0 transition-transform", open && "rotate-180")}
        />
      </button>
      <div
        id={id}
        className={classNames(
          "stack p-5 sm:p-6 max-lg:max-h-[calc(100dvh-12rem)] max-lg:overflow-y-auto max-lg:pt-1",
          !open && "max-lg:hidden",
        )}
      >
        <div className="flex items-baseline justify-between gap-4 max-lg:justify-end">
          <h2 className="text-h3 max-lg:sr-only">{t("cart.summary.title")}</h2>
          <Link
            href={hrefTo({ name: "cart" }, site)}
            className="text-link text-small font-semibold"
          >
            {t("checkout.editCart")}
          </Link>
        </div>
        <OrderedItems
          rows={model.rows}
          currency={currency}
          locale={site.locale}
          mediaUrl={site.mediaUrl}
          t={(key, values) => t(`checkout.${key}`, values ?? {})}
        />
        <div className="border-t border-line pt-4">
          <CartSummary cart={cart} updating={updating} inCheckout />
        </div>
      </div>
    </div>
  );
}
