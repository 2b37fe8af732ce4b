import { classNames } from "#lib/utils/class-names.ts";
import { formatPrice, type PriceCurrency } from "#lib/utils/format.ts";

/** An amount in the page's language; figures are of one width, so that columns of prices stand straight. */
export function Price(props: {
  amount: number;
  currency: PriceCurrency;
  locale: string;
  className?: string;
}) {
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", props.className)}>
      {formatPrice(props.amount, props.currency, props.locale)}
    </span>
  );
}
