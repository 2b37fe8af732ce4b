import "server-only";
import { getTranslations } from "next-intl/server";
import { Marks } from "#components/shop/checkout/marks.tsx";
import { listOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The site's payment methods as icons, shown before the checkout knows its methods (CMS option `PaymentMarks`). Renders
 * nothing if it is not set.
 */
export async function SiteMarks({ context: { site, locale } }: { context: SiteContext }) {
  const names = listOption(site, "PaymentMarks");
  if (names.length === 0) return null;
  const t = await getTranslations({ locale, namespace: "checkout" });
  return (
    <p>
      <Marks names={names} label={t("payment")} />
    </p>
  );
}
