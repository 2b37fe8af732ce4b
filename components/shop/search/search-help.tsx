import "server-only";
import { getTranslations } from "next-intl/server";
import { CategoryChips } from "#components/shop/catalog/category-chips.tsx";
import { ProductGrid } from "#components/shop/catalog/product-grid.tsx";
import { popularIn } from "#lib/shop/domain/search/kept-keywords.ts";
import { toSearchQuery } from "#lib/shop/domain/search/searched-view.ts";
import { getCategoryTree } from "#lib/web/data/catalog/categories.ts";
import { listProducts } from "#lib/web/data/catalog/products.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { jsonOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

const MOST_CATEGORIES = 12;
const MOST_PRODUCTS = 4;

interface Props {
  readonly context: SiteContext;
  /** Whether featured products are read as well, because the search found nothing. */
  readonly withProducts: boolean;
}

/** Suggestions for a search that finds nothing: popular searches, the shop's first categories, featured products. */
export async function SearchHelp({ context, withProducts }: Props) {
  const { site, locale } = context;
  const where = { locale, defaultLocale: site.defaultLocale };
  const search = hrefTo({ name: "search" }, where);
  const [t, tree, featured] = await Promise.all([
    getTranslations({ locale }),
    readOptional(getCategoryTree(context)),
    withProducts ? readOptional(listProducts(context, FEATURED)) : null,
  ]);
  const popular = popularIn(jsonOption(site, "PopularSearches"), locale).map((keywords, id) => ({
    id,
    name: keywords,
    href: search + toSearchQuery({ keywords, category: null, page: 1 }),
  }));
  const categories = (tree ?? []).slice(0, MOST_CATEGORIES).map(({ id, name, slug }) => ({
    id,
    name,
    href: hrefTo({ name: "shop", slug }, where),
  }));
  const rows = [
    { label: t("search.suggest.popular"), links: popular },
    { label: t("searchPage.categories"), links: categories },
  ].filter(({ links }) => links.length > 0);
  return (
    <>
      {rows.map((row) => (
        <div key={row.label} className="mt-8">
          <p aria-hidden="true" className="-mb-4 font-display text-h3 font-semibold">
            {row.label}
          </p>
          <CategoryChips {...row} />
        </div>
      ))}
      {featured && featured.items.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-6 text-h2">{t("searchPage.featured")}</h2>
          <ProductGrid context={context} cards={featured.items} headings={3} />
        </section>
      )}
    </>
  );
}

const FEATURED = { filters: [{ key: "featured", value: true }], limit: MOST_PRODUCTS };
