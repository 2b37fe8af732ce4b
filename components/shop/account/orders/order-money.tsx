import { Price } from "#components/kit/ui/price.tsx";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";

interface Props {
  readonly amount: number;
  /** The label of the currency that the order was placed in, which need not be one of the site any more. */
  readonly currency: string;
  readonly site: {
    readonly locale: string;
    readonly currency: Currency;
    readonly currencies?: readonly Currency[];
  };
  readonly className?: string;
}

/** An amount of an order. */
export function OrderMoney({ amount, currency: label, site, className }: Props) {
  const known = [site.currency, ...(site.currencies ?? [])].find((one) => one.label === label);
  const currency = known ?? (label ? { label, symbol: "" } : site.currency);
  return <Price amount={amount} currency={currency} locale={site.locale} className={className} />;
}
