import type { Organization, SearchAction, WebSite, WithContext } from "schema-dts";
import { getSettings } from "#lib/base/config/settings.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { withoutEmptyFields } from "#lib/web/seo/structured-fields.ts";
import { mediaOption } from "#lib/web/site/options.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { Site, SiteContext } from "#lib/web/site/types.ts";

type OfSite = Pick<Site, "domain" | "name" | "options">;

/** The id of the site's owner, the same on every page. */
const organizationId = (origin: string) => `${origin}/#organization`;

/** The site's owner, without context: also as publisher, seller and organizer. */
export function organizationOf(site: OfSite): Exclude<Organization, string> {
  const origin = siteOrigin(site.domain);
  return withoutEmptyFields<Exclude<Organization, string>>({
    "@type": "Organization",
    "@id": organizationId(origin),
    name: site.name,
    url: `${origin}/`,
    logo: toImage(mediaOption(site, "Logo"), getSettings().MEDIA_URL)?.src,
  });
}

/** schema.org `Organization`: the site's owner. */
export const organizationData = ({
  site,
}: Pick<SiteContext, "site">): WithContext<Organization> => ({
  "@context": "https://schema.org",
  ...organizationOf(site),
});

/** schema.org `WebSite`: the site in one language, and its search. */
export function webSiteData({
  site,
  locale,
}: Pick<SiteContext, "site" | "locale">): WithContext<WebSite> {
  const origin = siteOrigin(site.domain);
  const languages = { locale, defaultLocale: site.defaultLocale };
  // Google's name for the search term, which the types do not include.
  const search: SearchAction & { "query-input": string } = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${origin}${hrefTo({ name: "search" }, languages)}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: `${origin}${hrefTo({ name: "home" }, languages)}`,
    inLanguage: locale,
    publisher: { "@id": organizationId(origin) },
    potentialAction: search,
  };
}
