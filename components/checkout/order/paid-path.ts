import { hrefTo, matchRoute } from "#lib/i18n/routes.ts";
import { localPath } from "#lib/security/local-path.ts";
import type { ClientSite } from "#lib/site/client-site.ts";

type Where = Pick<ClientSite, "locale" | "defaultLocale" | "locales">;

/**
 * Where an order that is paid leads: the local path that the backend said, else the page of thanks. The page of
 * thanks is named in the page's own language, whatever language the backend called it in.
 * @param current path and query of the page that asks
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
