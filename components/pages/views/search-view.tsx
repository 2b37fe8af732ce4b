import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Breadcrumbs } from "#components/shop/catalog/breadcrumbs.tsx";
import { SearchHelp } from "#components/shop/search/search-help.tsx";
import { SearchLate } from "#components/shop/search/search-late.tsx";
import { foundNothing } from "#lib/shop/domain/search/search-result.ts";
import {
  configuredCategories,
  type SearchView as View,
} from "#lib/shop/domain/search/searched-view.ts";
import { listsIn } from "#lib/shop/domain/search/synonyms.ts";
import { homeSlugMain } from "#lib/web/data/content/pages.ts";
import { getReviewRules } from "#lib/web/data/content/read-comments.ts";
import { searchSite } from "#lib/web/data/search.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { analyticsOf } from "#lib/web/site/analytics.ts";
import { jsonOption, listOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Pages, products, posts and product categories by keywords (docs/screens.md §2.14). */
export async function SearchView({ context, view }: { context: SiteContext; view: View }) {
  const { site, locale } = context;
  const categories = configuredCategories(
    site.options.has("SearchCategories") ? listOption(site, "SearchCategories") : null,
  );
  const [lists, { stars }, t, catalog] = await Promise.all([
    searchSite(context, view, categories),
    getReviewRules(context),
    getTranslations({ locale, namespace: "searchPage" }),
    getTranslations({ locale, namespace: "catalog" }),
  ]);
  const where = { locale, defaultLocale: site.defaultLocale };
  // A search needs at least one tab (docs/screens.md §4.12).
  if (categories.length === 0) console.error(`missing search categories (${site.domain})`);
  return (
    <div data-search-page className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <Breadcrumbs
        crumbs={[
          { label: catalog("home"), href: hrefTo({ name: "home" }, where) },
          { label: t("title") },
        ]}
      />
      <h1 className="mt-4 text-h1">{t("title")}</h1>
      {categories.length === 0 ? (
        <Notice tone="danger" title={t("missing.title")} className="mt-6">
          {t("missing.text")}
        </Notice>
      ) : (
        <ClientMessages locale={locale} namespaces={["search"]}>
          <SearchLate
            action={hrefTo({ name: "search" }, where)}
            view={view}
            lists={lists}
            categories={categories}
            home={homeSlugMain(context)}
            isTracked={analyticsOf(site).length > 0 || undefined}
            synonyms={listsIn(jsonOption(site, "SearchSynonyms"), locale)}
            stars={stars}
            help={<SearchHelp context={context} withProducts={foundNothing(lists)} />}
          />
        </ClientMessages>
      )}
    </div>
  );
}
