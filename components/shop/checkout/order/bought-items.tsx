"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { TrackedItem } from "#lib/web/analytics/tracked-action.ts";

/**
 * What a guest has bought, as this browser sent it with the order: a guest cannot ask the backend for it. Prices of a
 * piece in the main currency; what was paid in all is in the confirmation. Messages: `payment`.
 */
export function BoughtItems({ items }: { items: readonly TrackedItem[] }) {
  const t = useTranslations("payment.receipt");
  const { currency, locale } = useSite();
  return (
    <section className="w-full max-w-xl text-start">
      <h2 className="text-h3">{t("title")}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {withKeys(items, ({ id }) => id).map(({ key, item: { name, quantity, price } }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="whitespace-nowrap tabular-nums">
              {t("pieces", { count: quantity, price: formatPrice(price, currency, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
