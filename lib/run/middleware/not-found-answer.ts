import { hrefTo } from "#lib/web/i18n/routes.ts";
import { staticPage } from "#lib/web/static-page/static-page.ts";
import { staticPageMessages } from "#lib/web/static-page/static-page-messages.ts";
import { siteOf, type Visit } from "./visit.ts";
import { visitLocale } from "./visit-locale.ts";

/** The static 404 page of a site, in the visitor's language, with a link to the home page of that language. */
export function notFoundPage(visit: Visit): Response {
  const { defaultLocale } = siteOf(visit);
  const locale = visitLocale(visit);
  const home = hrefTo({ name: "home" }, { locale, defaultLocale });
  return staticPage({ ...staticPageMessages("notFound", locale, home), status: 404 });
}
