"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { orderStatusKey } from "#lib/shop/domain/account/order-phase.ts";
import { orderQuery } from "#lib/web/client/order-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { reviewHref } from "#lib/web/i18n/review-address.ts";

/** The statuses of an order whose goods have arrived. */
const ARRIVED: ReadonlySet<string> = new Set(["delivered", "completed"]);

/** Below an order that has arrived: for each of its products the way to the form for a review. */
export function ReviewInvitations({ orderId }: { orderId: number }) {
  const t = useTranslations("orders.review");
  const site = useSite();
  const { data } = useQuery({ ...orderQuery(orderId), retry: false }, browserQueryClient());
  if (!data || !ARRIVED.has(orderStatusKey(data.status))) return null;
  const products = new Map(
    data.details.items.flatMap(({ slug, name }): [string, string][] =>
      slug === "" ? [] : [[slug, name]],
    ),
  );
  if (products.size === 0) return null;
  return (
    <section
      aria-labelledby="order-reviews"
      className="mt-6 rounded-xl border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <h2 id="order-reviews" className="text-h3">
        {t("title")}
      </h2>
      <p className="mt-1 text-muted">{t("text")}</p>
      <ul className="mt-4 flex flex-col items-start gap-2">
        {[...products].map(([slug, name]) => (
          <li key={slug}>
            <Link className="text-link wrap-anywhere" href={reviewHref(slug, orderId, site)}>
              {t("write", { name })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
