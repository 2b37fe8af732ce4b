import { SITE_EXPIRED_HEADER } from "#lib/web/cache/expiries.ts";
import { RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { matchRoute } from "#lib/web/i18n/routes.ts";
import { requestHost } from "#lib/web/site/host.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { staticPage } from "#lib/web/static-page/static-page.ts";
import {
  STATIC_PAGE_LOCALES,
  staticPageMessages,
} from "#lib/web/static-page/static-page-messages.ts";
import { type Step, siteOf } from "./visit.ts";
import { visitLocale } from "./visit-locale.ts";

/**
 * Host → site (docs/screens.md §1.1). An unknown host gets 404; if the backend cannot be asked, 503. There is no
 * default tenant.
 */
export const findSite: Step = async (visit) => {
  const { headers } = visit.request;
  const host = requestHost(headers);
  const expiredAt = Number(headers.get(SITE_EXPIRED_HEADER)) || 0;
  const resolution = host
    ? await resolveSite(host.domain, expiredAt)
    : { kind: "unknown" as const };
  if (resolution.kind === "found") {
    visit.site = resolution.site;
    return null;
  }
  const locale = visitLocale(visit, STATIC_PAGE_LOCALES);
  return resolution.kind === "unknown"
    ? staticPage({ ...staticPageMessages("unknownHost", locale), status: 404 })
    : staticPage({
        ...staticPageMessages("unavailable", locale, visit.request.nextUrl.pathname),
        status: 503,
        retryAfter: RETRY_AFTER,
      });
};

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
