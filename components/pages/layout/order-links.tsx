import "server-only";
import { getTranslations } from "next-intl/server";
import { Link } from "#components/kit/ui/link.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";

/**
 * Links on every page to the look-up of an order and to the withdrawal form, if the site offers them. The law requires
 * the withdrawal to be easy to reach at any time (Directive (EU) 2023/2673).
 */
export async function OrderLinks({
  className = "inline-flex min-h-6 items-center hover:underline",
}: {
  className?: string;
} = {}) {
  const { site, locale } = getCurrentContext();
  const { finds, withdraws } = afterOrderOf(site);
  if (!finds && withdraws === null) return null;
  const [t, tOrders] = await Promise.all([
    getTranslations({ locale, namespace: "afterOrder" }),
    getTranslations({ locale, namespace: "orders" }),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <>
      {finds && (
        <Link className={className} href={hrefTo({ name: "findOrder" }, languages)}>
          {t("find.title")}
        </Link>
      )}{" "}
      {withdraws && (
        <Link className={className} href={hrefTo({ name: "withdraw" }, languages)}>
          {tOrders("withdraw")}
        </Link>
      )}{" "}
    </>
  );
}
