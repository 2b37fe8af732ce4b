import type { ReactNode } from "react";
import { formatPrice, type PriceCurrency } from "#lib/base/utils/numbers/format.ts";
import { formatNumber } from "#lib/base/utils/numbers/number-format.ts";
import type { PriceView } from "#lib/shop/domain/product/product-price.ts";
import type { PageTranslate } from "./product-types.ts";

interface PriceNotesProps {
  readonly price: Pick<PriceView, "lowest30" | "unit">;
  readonly currency: PriceCurrency;
  readonly locale: string;
  /** The messages of `productPage`. */
  readonly t: PageTranslate;
  /** The site's own note about its prices. */
  readonly note?: ReactNode;
  /** How much less a bundle costs than its parts, as text; "" if it doesn't. */
  readonly saving?: string;
}

/**
 * The notes that the law requires beside a price: the lowest price of 30 days for a reduced one, the unit price, tax
 * and delivery.
 */
export function PriceNotes({
  price: { lowest30, unit },
  currency,
  locale,
  t,
  note,
  saving = "",
}: PriceNotesProps) {
  const price = (amount: number) => formatPrice(amount, currency, locale);
  if (lowest30 === undefined && !unit && !note && saving === "") return null;
  return (
    <div className="pt-1 text-small text-muted">
      {saving !== "" && <p className="font-medium text-success">{saving}</p>}
      {lowest30 !== undefined && <p>{t("lowestPrice", { price: price(lowest30) })}</p>}
      {unit && (
        <p>
          {t("unitPrice", {
            price: price(unit.amount),
            amount: [unit.per === 1 ? "" : formatNumber(unit.per, locale, 3), unit.unit]
              .filter(Boolean)
              .join(" "),
          })}
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
