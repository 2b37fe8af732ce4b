import { hrefTo, type Route } from "#lib/i18n/routes.ts";
import { siteOrigin } from "#lib/site/origin.ts";
import type { Site } from "#lib/site/types.ts";
import { hasSitemap } from "./sitemap/options.ts";

/** A shopper's own business, and searches: nothing anybody should find. */
const PRIVATE: readonly Route[] = (
  [
    "cart",
    "checkout",
    "search",
    "login",
    "register",
    "forgotPassword",
    "profile",
    "confirmEmail",
    "socialLogin",
    "adminLogin",
    "admin",
  ] as const
).map((name) => ({ name }));

/** `robots.txt` of a site: private pages by their names in every language, edit mode, the gateway; where the sitemap is. */
export function robotsText(site: Pick<Site, "domain" | "defaultLocale" | "languages" | "options">) {
  const { defaultLocale } = site;
  const paths = site.languages.flatMap(({ code }) =>
    PRIVATE.map((route) => hrefTo(route, { locale: code, defaultLocale })),
  );
  // Exactly these and what is below: `/cart` alone would take a page named `/cart-and-court` away, too.
  const disallowed = [...new Set(paths)].flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]);
  return [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "Disallow: /api/",
    // The pictures made for social networks.
    "Allow: /api/og/",
    "Disallow: /*?*editPage=",
    "Disallow: /*?*cartItemId=",
    "",
    ...(hasSitemap(site) ? [`Sitemap: ${siteOrigin(site.domain)}/sitemap.xml`, ""] : []),
  ].join("\n");
}
