import { matchRoute } from "#lib/web/i18n/routes.ts";
import { type Step, siteOf } from "./visit.ts";

/**
 * Finds the route and the language of a path: only from the path, never from the browser's languages (docs/screens.md
 * §1.2).
 */
export const readPath: Step = (visit) => {
  const site = siteOf(visit);
  visit.match = matchRoute(visit.request.nextUrl.pathname, {
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code }) => code),
  });
  return null;
};
