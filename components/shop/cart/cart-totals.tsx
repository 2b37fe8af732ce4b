import type { ReactNode } from "react";
import { Price } from "#components/kit/ui/price.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import type { DeliveryFrom } from "#lib/shop/domain/cart/delivery-from.ts";

type Key =
  | "label"
  | "itemsTotal"
  | "coupon"
  | "loyalty"
  | "delivery"
  | "deliveryOpen"
  | "deliveryLater"
  | "deliveryFrom"
  | "free"
  | "tax"
  | "included"
  | "total"
  | "inMain";

interface CartTotalsProps {
  readonly cart: Cart;
  readonly site: {
    readonly locale: string;
    readonly currency: Currency;
    readonly currencies?: readonly Currency[];
  };
  /** The messages of `cart.summary`. */
  readonly t: (key: Key, values?: { currency?: string; price?: string }) => string;
  /** The amounts are about to change: they are dimmed. */
  readonly updating?: boolean;
  /** Whether it is in the checkout, after a delivery was chosen. */
  readonly inCheckout?: boolean | undefined;
  /** The least that the delivery costs in a country, while no method is chosen. */
  readonly from?: (DeliveryFrom & { readonly country: string }) | undefined;
}

/**
 * The backend's amounts; none is computed here (docs/architecture.md §4.1). The same for the cart with and without
 * scripts.
 */
export function CartTotals({ cart, site, t, updating, inCheckout, from }: CartTotalsProps) {
  const { converted, base } = cart.prices;
  const currency = cartCurrency(cart, site);
  const price = (amount: number) => (
    <Price amount={amount} currency={currency} locale={site.locale} />
  );
  const isConverted = currency.id !== site.currency.id;
  const hasNoMethod = cart.deliveryMethodId === null;
  return (
    <ul
      aria-label={t("label")}
      aria-busy={updating || undefined}
      className={`space-y-2.5 transition-opacity ${updating ? "opacity-55" : ""}`}
    >
      <Line name={t("itemsTotal")}>{price(converted.itemsTotal)}</Line>
      {converted.coupon > 0 && <Line name={t("coupon")}>−{price(converted.coupon)}</Line>}
      {converted.loyalty > 0 && <Line name={t("loyalty")}>−{price(converted.loyalty)}</Line>}
      {!cart.digitalOnly && (
        <Line name={t("delivery")} note={hasNoMethod ? from?.country : undefined}>
          {hasNoMethod && from ? (
            from.price === 0 ? (
              t("free")
            ) : from.isFrom ? (
              <span className="price">
                {t("deliveryFrom", { price: formatPrice(from.price, currency, site.locale) })}
              </span>
            ) : (
              price(from.price)
            )
          ) : hasNoMethod ? (
            <span className="text-muted">{t(inCheckout ? "deliveryOpen" : "deliveryLater")}</span>
          ) : converted.delivery === 0 ? (
            t("free")
          ) : (
            price(converted.delivery)
          )}
        </Line>
      )}
      <Line name={t("tax")} note={t("included")}>
        {price(converted.tax?.orderTotal ?? 0)}
      </Line>
      <li className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lead font-semibold">
        <span>{t("total")}</span>
        {price(converted.orderTotal)}
      </li>
      {isConverted && base && (
        <Line name={t("inMain", { currency: site.currency.label })}>
          <Price amount={base.orderTotal} currency={site.currency} locale={site.locale} />
        </Line>
      )}
    </ul>
  );
}

/** `note` explains the amount in brackets after the name, in an element of its own. */
const Line = ({
  name,
  note,
  children,
}: {
  name: string;
  note?: string | undefined;
  children: ReactNode;
}) => (
  <li className="flex items-baseline justify-between gap-4">
    <span className="text-muted">
      <span>{name}</span>
      {note && <span>{` (${note})`}</span>}
    </span>
    <span className="text-end">{children}</span>
  </li>
);
