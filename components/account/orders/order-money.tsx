"use client";

import { useSite } from "#components/providers/site-provider.tsx";
import { Price } from "#components/ui/price.tsx";

/** An amount of an order, in the currency it was placed in, which need not be one of the site any more. */
export function OrderMoney(props: { amount: number; currency: string; className?: string }) {
  const site = useSite();
  const known = [site.currency, ...(site.currencies ?? [])].find(
    ({ label }) => label === props.currency,
  );
  const currency =
    known ?? (props.currency ? { label: props.currency, symbol: "" } : site.currency);
  return (
    <Price
      amount={props.amount}
      currency={currency}
      locale={site.locale}
      className={props.className}
    />
  );
}
