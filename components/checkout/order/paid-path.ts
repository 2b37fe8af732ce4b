import { hrefTo, matchRoute } from "#lib/i18n/routes.ts";
import { localPath } from "#lib/security/local-path.ts";
import type { ClientSite } from "#lib/site/client-site.ts";

type Where = Pick<ClientSite, "locale" | "defaultLocale" | "locales">;

/**
 * The path to go to after a payment: the local path of the backend's answer, else the success page. The success page gets
 * its path in the language of the page, whichever language the backend's answer uses.
 * @param current path and query of the page
 */
export function paidPath(url: string, orderSlug: string, site: Where, current: string): string {
  const path = localPath(url, current);
  const { pathname } = new URL(path, "http://local.invalid");
  const match = matchRoute(pathname, {
    defaultLocale: site.defaultLocale,
    locales: site.locales.map(({ code }) => code),
  });
  const thanks = path === "/" || (match.kind === "match" && match.route.name === "checkoutSuccess");
  return thanks ? hrefTo({ name: "checkoutSuccess" }, site, { orderSlug }) : path;
}
