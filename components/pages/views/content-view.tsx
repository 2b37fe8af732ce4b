import "server-only";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { redirectTo } from "#components/pages/layout/redirect-to.ts";
import { findCustomPage } from "#lib/web/custom/find-page.ts";
import { followRedirect } from "#lib/web/data/addresses/follow-redirects.ts";
import { decidePath, homeSlugMain, ownPathOf } from "#lib/web/data/content/pages.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { PageView } from "./page-view.tsx";
import { PostView } from "./post-view.tsx";

/**
 * The content of a path that isn't a fixed route (docs/contract.md §5.1), decided before anything is sent: an adopter's
 * own page (docs/extending.md), a page, a post, a permanent redirect to the content's own route, or a 404.
 */
export async function ContentView({
  context,
  slug,
}: {
  context: SiteContext;
  slug: readonly string[];
}) {
  const { site, locale } = context;
  const path = slug.join("/");
  const custom = findCustomPage(context, path);
  if (custom) return <custom.Page context={context} />;
  const decision = await decidePath(context, path);
  const found = decision.slug || path;
  const goTo = (route: Route): never =>
    redirectTo(hrefTo(route, { locale, defaultLocale: site.defaultLocale }));
  const goToOwn = async (): Promise<void> => {
    const own = await ownPathOf(context, decision, path);
    if (own !== null) goTo({ name: "content", slug: own.split("/") });
  };
  const missing = <NotFoundPage route={{ name: "content", slug }} />;

  switch (decision.type) {
    case "page":
      // The home page has only the path `/`.
      if ((decision.slugMain || found) === homeSlugMain(context)) return goTo({ name: "home" });
      await goToOwn();
      return <PageView context={context} slug={found} slugMain={decision.slugMain || found} />;
    case "post":
      await goToOwn();
      return <PostView context={context} slug={found} postType={decision.postType} />;
    case "product":
      return goTo({ name: "product", slug: found });
    case "productCategory":
      return goTo({ name: "shop", slug: found });
    case "category":
    case "tag":
      return goTo({ name: "blog", slug: found.split("/") });
    case "event":
      return decision.id === null ? missing : goTo({ name: "event", id: String(decision.id) });
    case "redirect": {
      const end = await followRedirect(context, path, decision);
      return end ? redirectTo(end.target, end.permanent) : missing;
    }
    case "none":
      return missing;
  }
}
