import "server-only";
import { getTranslations } from "next-intl/server";
import { Icon } from "#components/kit/ui/icon.tsx";
import { popularIn } from "#lib/shop/domain/search/kept-keywords.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { jsonOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { SEARCH_FIELD } from "./search-field.ts";
import { SuggestHost } from "./suggest-host.tsx";
import { SITE_SEARCH } from "./suggest-ids.ts";

/**
 * The search box in the header: a form that leads to the search page. It is as wide as its icon until it has the focus
 * (app/styles/search.css), and hidden on the search page, which has its own.
 */
export async function HeaderSearch({ context }: { context: SiteContext }) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "searchPage" });
  const popular = popularIn(jsonOption(site, "PopularSearches"), locale);
  return (
    <search aria-label={t("site")} className="header-search">
      <form
        method="get"
        action={hrefTo({ name: "search" }, { locale, defaultLocale: site.defaultLocale })}
      >
        <input
          {...SEARCH_FIELD}
          id={SITE_SEARCH}
          aria-label={t("field")}
          placeholder={t("field")}
          data-popular={popular.length > 0 ? popular.join("\n") : undefined}
        />
        <Icon name="search" />
        <button type="submit">
          <Icon name="arrow-right" className="rtl:-scale-x-100" />
          <span className="sr-only">{t("submit")}</span>
        </button>
        <button type="reset">
          <Icon name="close" />
          <span className="sr-only">{t("close")}</span>
        </button>
        <SuggestHost />
      </form>
    </search>
  );
}
