import "server-only";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { pageHrefs } from "#lib/web/seo/page-hrefs.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { LanguageLinks } from "./language-links.tsx";

interface PageLanguagesProps {
  readonly context: SiteContext;
  /** The decoded segments of the page's internal path, after the locale. */
  readonly path: readonly string[];
}

/**
 * The links to the current page in the site's languages, in the server's HTML, or to the site's home page in a language
 * that the page does not exist in. Nothing if the site has only one language.
 */
export async function PageLanguages({ context, path }: PageLanguagesProps) {
  const { site } = context;
  if (site.languages.length < 2) return null;
  const page = await readOptional(pageHrefs(context, path));
  const languages = toClientSite(context).locales.map(({ code, name }) => {
    const home = hrefTo({ name: "home" }, { locale: code, defaultLocale: site.defaultLocale });
    return { code, name, href: page?.hrefs[code] ?? home };
  });
  return <LanguageLinks languages={languages} query={page?.query || undefined} />;
}
