import { classNames } from "#lib/base/utils/class-names.ts";
import { formatPrice, type PriceCurrency } from "#lib/base/utils/numbers/format.ts";

/** An amount in the page's language, with tabular figures, so that columns of prices align. */
export function Price(props: {
  amount: number;
  currency: PriceCurrency;
  locale: string;
  className?: string;
}) {
  return (
    <span className={classNames("price", props.className)}>
      {formatPrice(props.amount, props.currency, props.locale)}
    </span>
  );
}
