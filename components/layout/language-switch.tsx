import "server-only";
import { getTranslations } from "next-intl/server";
import { hrefTo } from "@/lib/i18n/routes";
import { toClientSite } from "@/lib/site/client-site";
import type { SiteContext } from "@/lib/site/types";
import { LanguageLinks } from "./language-links";

/** The site's languages, when there is more than one. */
export async function LanguageSwitch({ context }: { context: SiteContext }) {
  const { site, locale } = context;
  if (site.languages.length < 2) return null;
  const t = await getTranslations({ locale, namespace: "layout" });
  const languages = toClientSite(context).locales.map(({ code, name }) => ({
    code,
    name,
    href: hrefTo({ name: "home" }, { locale: code, defaultLocale: site.defaultLocale }),
  }));
  return <LanguageLinks label={t("language")} current={locale} languages={languages} />;
}
