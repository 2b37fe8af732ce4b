import "server-only";
import { type EditTarget, fragmentOf } from "#lib/staff/edit/edit-target.ts";
import { hrefTo, matchRoute } from "#lib/web/i18n/routes.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

const EDIT = { editPage: "true" };

/** The same page in edit mode. */
export const withEdit = (address: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}editPage=true`;

/** Addresses of the places where staff deal with something: pages in edit mode, with what is to be opened there. */
export function editAddresses(context: SiteContext) {
  const { defaultLocale } = context.site;
  const locales = toClientSite(context).locales.map(({ code }) => code);
  const home = (locale: string, target?: EditTarget): string =>
    hrefTo({ name: "home" }, { locale, defaultLocale }, EDIT) + (target ? fragmentOf(target) : "");
  return {
    home,

    page: (slug: string, locale: string, target?: EditTarget): string =>
      hrefTo({ name: "content", slug: slug.split("/") }, { locale, defaultLocale }, EDIT) +
      (target ? fragmentOf(target) : ""),

    /** The address where a missing page can be created. */
    repair(path: string): string {
      const match = matchRoute(path, { defaultLocale, locales });
      return match.kind === "match" && match.route.name === "content"
        ? home(match.locale, { kind: "new", slug: match.route.slug.join("/") })
        : withEdit(path.startsWith("/") && !path.startsWith("//") ? encodeURI(path) : "/");
    },
  };
}
