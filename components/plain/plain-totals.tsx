import "server-only";
import { getTranslations } from "next-intl/server";
import { Price } from "#components/ui/price.tsx";
import type { Cart } from "#lib/api/schemas/cart.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** The currency that a cart's amounts are in. */
export const currencyOf = ({ currency, currencies = [] }: SiteContext, cart: Cart) =>
  currencies.find(({ id }) => id === cart.currencyId) ?? currency;

/** The amounts of the cart as the backend answered them. */
export async function PlainTotals({ context, cart }: { context: SiteContext; cart: Cart }) {
  const { locale } = context;
  const t = await getTranslations({ locale, namespace: "cart.summary" });
  const { converted } = cart.prices;
  const rows = [
    ["itemsTotal", converted.itemsTotal],
    ["coupon", converted.coupon],
    ["loyalty", converted.loyalty],
    ["delivery", converted.delivery],
  ] as const;
  const shown = rows.filter(([name, amount]) => name === "itemsTotal" || amount !== 0);
  const currency = currencyOf(context, cart);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 rounded-md bg-sunken p-5">
      {shown.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt>{t(name)}</dt>
          <dd className="text-end">
            <Price amount={amount} currency={currency} locale={locale} />
          </dd>
        </div>
      ))}
      <dt className="font-semibold">{t("total")}</dt>
      <dd className="text-end font-semibold">
        <Price amount={converted.orderTotal} currency={currency} locale={locale} />
      </dd>
    </dl>
  );
}
