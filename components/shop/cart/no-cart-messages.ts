import "server-only";
import { getTranslations } from "next-intl/server";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { NoCartWords } from "./no-cart.tsx";

/** The texts of cart and checkout for a visitor without a cart. */
export async function noCartWords({ locale, site }: SiteContext): Promise<NoCartWords> {
  const t = await getTranslations({ locale, namespace: "cart.empty" });
  return {
    title: t("title"),
    text: t("text"),
    action: t("action"),
    href: hrefTo({ name: "shop" }, { locale, defaultLocale: site.defaultLocale }),
  };
}
