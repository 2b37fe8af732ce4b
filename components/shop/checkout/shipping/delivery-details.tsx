import type { ReactNode } from "react";
import { Price } from "#components/kit/ui/price.tsx";
import { markName } from "#components/shop/checkout/marks.tsx";
import { formatDays } from "#lib/base/utils/date.ts";
import type { DeliveryMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { deliveryDays } from "#lib/shop/domain/checkout/delivery-days.ts";
import type { Branch } from "#lib/shop/domain/checkout/shipping.ts";

interface Setting {
  /** Milliseconds since 1970: the days are counted from here. */
  readonly now: number;
  readonly site: { readonly locale: string; readonly timeZone: string };
  /** The messages of `checkout`. */
  readonly t: (key: "arrives" | "ready", values: { days: string }) => string;
}

/**
 * The text below a delivery method's name, the same with and without JavaScript: its days, courier and description.
 * Undefined if there is none.
 */
export function deliveryDetails(method: DeliveryMethod, { now, site, t }: Setting): ReactNode {
  const { code, description, kind } = method;
  const days = deliveryDays(method, now, site.timeZone);
  if (!days && !code && !description) return undefined;
  const range = days && formatDays(days.from, days.to, site.locale);
  return (
    <>
      {range && (
        <span className="block font-semibold text-ink">
          {t(kind === "pickUp" ? "ready" : "arrives", { days: range })}
        </span>
      )}
      {code && <span className="font-semibold">{markName(code)} </span>}
      {description && <span>{description}</span>}
    </>
  );
}

/** The price of a delivery method, as a word if it is 0; undefined if it is unknown. */
export function deliveryPrice(
  price: number | null,
  { currency, locale, free }: { currency: Currency; locale: string; free: string },
): ReactNode {
  if (price === null) return undefined;
  return price === 0 ? free : <Price amount={price} currency={currency} locale={locale} />;
}

/** Address and opening hours of a branch; undefined if both are unknown. */
export function branchDetails({
  address = "",
  city = "",
  zipCode = "",
  openingHours = "",
}: Partial<Branch>): ReactNode {
  const town = [zipCode, city].filter(Boolean).join(" ");
  const line = [address, town].filter(Boolean).join(", ");
  if (line === "" && openingHours === "") return undefined;
  return (
    <>
      {line && <span className="block">{line}</span>}
      {openingHours && <span className="block whitespace-pre-line">{openingHours}</span>}
    </>
  );
}
