import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { freeDelivery } from "#lib/shop/domain/cart/free-delivery-sum.ts";

/** How far it is to free delivery, where the site names the amount. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const t = useTranslations("cart.freeDelivery");
  const { currency, locale, freeDeliveryFrom } = useSite();
  const way = freeDelivery(cart, freeDeliveryFrom, currency.id);
  if (!way) return null;
  return (
    <div className="space-y-2 text-small">
      <p className={way.missing === 0 ? "font-semibold text-success" : undefined}>
        {way.missing === 0
          ? t("reached")
          : t("missing", { amount: formatPrice(way.missing, currency, locale) })}
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-[100%] rounded-full bg-success transition-[width] motion-reduce:transition-none"
          style={{ width: `${way.share * 100}%` }}
        />
      </div>
    </div>
  );
}
