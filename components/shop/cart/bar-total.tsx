import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";

interface BarTotalProps {
  readonly cart: Cart;
  /** The amount is about to change: it is dimmed. */
  readonly updating: boolean;
  readonly className?: string;
}

/** The total beside the button to the next step. Hidden from screen readers, which have it in the summary. */
export function BarTotal({ cart, updating, className }: BarTotalProps) {
  const t = useTranslations("cart.summary");
  const site = useSite();
  return (
    <p aria-hidden="true" className={classNames("leading-tight", className)}>
      <span className="block text-small text-muted">{t("total")}</span>
      <Price
        amount={cart.prices.converted.orderTotal}
        currency={cartCurrency(cart, site)}
        locale={site.locale}
        className={classNames("text-lead font-semibold", updating && "opacity-55")}
      />
    </p>
  );
}
