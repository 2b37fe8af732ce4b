import "server-only";
import { getTranslations } from "next-intl/server";
import { hrefTo } from "#lib/i18n/routes.ts";
import { toClientSite } from "#lib/site/client-site.ts";
import { waitForPageLanguages } from "#lib/site/page-languages.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { LanguageLinks } from "./language-links.tsx";

/** The site's languages, when there is more than one: real links to the page being shown, in the server's HTML. */
export async function LanguageSwitch({ context }: { context: SiteContext }) {
  const { site, locale } = context;
  if (site.languages.length < 2) return null;
  const [t, hrefs] = await Promise.all([
    getTranslations({ locale, namespace: "layout" }),
    waitForPageLanguages(),
  ]);
  const languages = toClientSite(context).locales.map(({ code, name }) => {
    const home = hrefTo({ name: "home" }, { locale: code, defaultLocale: site.defaultLocale });
    return { code, name, home, href: hrefs?.[code] ?? home };
  });
  return <LanguageLinks label={t("language")} current={locale} languages={languages} />;
}
