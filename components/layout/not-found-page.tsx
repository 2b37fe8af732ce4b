import "server-only";
import { isPlain } from "#components/cms/renderers.ts";
import { findMoved } from "#lib/data/addresses/find-moved.ts";
import { reportMissing } from "#lib/data/addresses/report-missing.ts";
import { hrefTo, type Route } from "#lib/i18n/routes.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import { NotFoundView } from "./not-found-view.tsx";
import { redirectTo } from "./redirect-to.ts";

/**
 * What a view returns for a thing that is not there. The mark makes the page cache answer it with 404
 * (lib/cache/page-status.ts), drawn on the server like every other page. With the `route` that was asked for it first
 * looks where that has gone, and else reports it to the backend.
 */
export async function NotFoundPage({ route }: { route?: Route }) {
  const context = getCurrentContext();
  if (route) {
    const moved = await findMoved(context, route);
    if (moved) return redirectTo(moved.target, moved.permanent);
    const { site, locale } = context;
    // Not awaited, so that no page waits for a report. What staff look for is no public 404.
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
