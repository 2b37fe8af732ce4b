"use client";

import { useTranslations } from "next-intl";
import { CartSummary } from "@/components/cart/cart-summary";
import type { CartModel } from "@/components/cart/use-cart";
import { useSite } from "@/components/providers/site-provider";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { Cart } from "@/lib/api/schemas/cart";
import { hrefTo } from "@/lib/i18n/routes";
import { toImage } from "@/lib/utils/media";

/** What is bought and for how much: in view all the time. On phones the lines fold away, the total does not. */
export function CheckoutSummary({ cart, model }: { cart: Cart; model: CartModel }) {
  const t = useTranslations();
  const site = useSite();
  return (
    <div className="stack rounded-xl bg-sunken p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{t("cart.summary.title")}</h2>
        <Link href={hrefTo({ name: "cart" }, site)} className="text-link text-small font-semibold">
          {t("checkout.editCart")}
        </Link>
      </div>
      <ul
        aria-label={t("checkout.items")}
        className="space-y-3 max-lg:max-h-44 max-lg:overflow-y-auto"
      >
        {model.rows.map(({ item, quantity }) => (
          <li key={item.itemId} className="flex items-center gap-3">
            <Picture
              image={toImage(item.productData.media, site.mediaUrl)}
              alt=""
              sizes="56px"
              className="size-14 shrink-0 rounded-md bg-ground object-cover"
            />
            <span className="min-w-0 grow text-small">
              <span className="block font-semibold">{item.productData.name}</span>
              <span className="text-muted">{t("checkout.pieces", { count: quantity })}</span>
            </span>
            <Price
              amount={item.prices.converted.row}
              currency={site.currency}
              locale={site.locale}
              className="text-small font-semibold"
            />
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <CartSummary cart={cart} updating={model.updating} />
      </div>
    </div>
  );
}
