import { localOption } from "#lib/web/site/options.ts";
import { staticPage } from "#lib/web/static-page/static-page.ts";
import { staticPageMessages } from "#lib/web/static-page/static-page-messages.ts";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { isStaff } from "./staff.ts";
import { type Step, siteOf, type Visit } from "./visit.ts";
import { visitLocale } from "./visit-locale.ts";

/** Seconds. A guess, because it is unknown how long a site stays closed. */
const RETRY_AFTER = 300;

/**
 * Visitors of a closed site get the maintenance page, except staff (docs/screens.md §1.4). The staff login stays
 * available; the admin pages check the right themselves.
 */
export const maintenance: Step = async (visit) => {
  const site = siteOf(visit);
  if (!site.maintenance || isAdminRoute(visit) || (await isStaff(visit))) return null;
  const locale = visitLocale(visit);
  return staticPage({
    ...staticPageMessages("maintenance", locale),
    name: localOption(site, "SiteName", locale, site.name),
    status: 503,
    retryAfter: RETRY_AFTER,
    theme: readTheme(site),
  });
};

/** The staff login and the admin pages, which check the right themselves. */
export function isAdminRoute({ match }: Visit): boolean {
  return match?.kind === "match" && match.route.name.startsWith("admin");
}
