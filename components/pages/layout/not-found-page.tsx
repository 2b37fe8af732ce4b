import "server-only";
import { isPlain } from "#components/kit/cms/renderers.ts";
import { findMoved } from "#lib/web/data/addresses/find-moved.ts";
import { reportMissing } from "#lib/web/data/addresses/report-missing.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { NotFoundView } from "./not-found-view.tsx";
import { redirectTo } from "./redirect-to.ts";

/**
 * The output of a view for an entity that does not exist. Its marker makes the page cache send status 404
 * (lib/web/cache/page-status.ts). With the requested `route` it first looks for a redirect, and otherwise reports the 404
 * to the backend.
 */
export async function NotFoundPage({ route }: { route?: Route }) {
  const context = getCurrentContext();
  if (route) {
    const moved = await findMoved(context, route);
    if (moved) return redirectTo(moved.target, moved.permanent);
    const { site, locale } = context;
    // Not awaited, so that no page waits for the report. Requests in edit mode are not reported.
    if (isPlain())
      void reportMissing(
        site,
        locale,
        hrefTo(route, { locale, defaultLocale: site.defaultLocale }),
      );
  }
  return (
    <>
      <meta name="page-status" content="404" />
      <NotFoundView />
    </>
  );
}
