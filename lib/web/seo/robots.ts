import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import { isProtected } from "#lib/web/site/protection.ts";
import type { Site } from "#lib/web/site/types.ts";
import { hasSitemap } from "./sitemap/sitemap-options.ts";

/** A shopper's own pages, and searches: not to be indexed. */
const PRIVATE: readonly Route[] = (
  [
    "cart",
    "checkout",
    "search",
    "login",
    "register",
    "forgotPassword",
    "profile",
    "findOrder",
    "confirmEmail",
    "socialLogin",
    "adminLogin",
    "admin",
  ] as const
).map((name) => ({ name }));

/**
 * `robots.txt` of a site: excludes private pages in every language, edit mode and the gateway, and names the sitemap.
 * For a password-protected site it excludes everything.
 */
export function robotsText(site: Pick<Site, "domain" | "defaultLocale" | "languages" | "options">) {
  if (isProtected(site)) return "User-agent: *\nDisallow: /\n";
  const { defaultLocale } = site;
  const paths = site.languages.flatMap(({ code }) =>
    PRIVATE.map((route) => hrefTo(route, { locale: code, defaultLocale })),
  );
  // Exactly these paths and those below: `/cart` alone would exclude a page named `/cart-and-court` too, and so would `/cart?` for
  // readers that drop an empty query: urllib.robotparser of Python 3.11, and exclusion 0.2.0 of npm.
  const disallowed = [...new Set(paths)].flatMap((path) => [`${path}$`, `${path}?*`, `${path}/`]);
  return [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    // The pictures for social networks. First, for readers that use the first matching rule.
    "Allow: /api/og/",
    "Disallow: /api/",
    "Disallow: /*?*editPage=",
    "Disallow: /*?*cartItemId=",
    "",
    ...(hasSitemap(site) ? [`Sitemap: ${siteOrigin(site.domain)}/sitemap.xml`, ""] : []),
  ].join("\n");
}
