import { Badge } from "#components/kit/ui/badge.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { PriceCurrency } from "#lib/base/utils/numbers/format.ts";
import type { PriceView } from "#lib/shop/domain/product/product-price.ts";

interface Props {
  price: PriceView;
  currency: PriceCurrency;
  locale: string;
  /** Texts before the struck list price (for screen readers) and before the members' price. */
  labels: { was: string; member: string };
  /** The discount as a text, shown on a product's own page. */
  discountLabel?: (percent: number) => string;
  /** A text before the price, e.g. "from". */
  before?: string;
  size?: "card" | "page";
  className?: string;
}

/** The price; the struck list price next to it, the members' price below. */
export function PriceBlock({
  price,
  currency,
  locale,
  labels,
  discountLabel,
  before,
  size = "card",
  className,
}: Props) {
  if (price.final === null) return null;
  const money = { currency, locale };
  const large = size === "page";
  return (
    <div className={className}>
      <p className="price-line">
        {before && <span className="text-muted">{before}</span>}{" "}
        <Price
          amount={price.final}
          {...money}
          className={classNames(
            "font-semibold",
            large && "text-h2",
            price.list !== null && "text-accent",
          )}
        />
        {price.list !== null && (
          <>
            {" "}
            <s className={classNames("text-muted", large ? "text-base" : "text-small")}>
              <span className="sr-only">{`${labels.was} `}</span>
              <Price amount={price.list} {...money} />
            </s>
          </>
        )}
        {price.discount !== null && discountLabel && (
          <>
            {" "}
            <Badge tone="accent" dir="ltr">
              {discountLabel(price.discount)}
            </Badge>
          </>
        )}
      </p>
      {price.member !== null && (
        <p className={classNames("text-brand", large ? "text-base" : "text-small")}>
          {`${labels.member} `}
          <Price amount={price.member} {...money} className="font-semibold" />
        </p>
      )}
    </div>
  );
}
