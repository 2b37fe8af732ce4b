import type { ReactNode } from "react";
import { Price } from "#components/kit/ui/price.tsx";
import type { PriceCurrency } from "#lib/base/utils/numbers/format.ts";

interface OrderLabelProps {
  /** The messages of `checkout`. */
  readonly t: { rich: (key: "order", tags: { total: () => ReactNode }) => ReactNode };
  readonly total: number;
  readonly currency: PriceCurrency;
  readonly locale: string;
}

/**
 * The label of the button that places an order, the same with and without JavaScript. It states that the order must be
 * paid (Directive 2011/83/EU, article 8(2)). A language may leave out the total: German law allows no other words.
 */
export const OrderLabel = ({ t, total, currency, locale }: OrderLabelProps) => (
  <span key={total}>
    {t.rich("order", {
      total: () => <Price key="total" amount={total} currency={currency} locale={locale} />,
    })}
  </span>
);
