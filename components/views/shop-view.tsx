import "server-only";
import { getTranslations } from "next-intl/server";
import { Breadcrumbs } from "@/components/catalog/breadcrumbs";
import { CategoryChips } from "@/components/catalog/category-chips";
import { ListBar } from "@/components/catalog/list-bar";
import { ProductGrid } from "@/components/catalog/product-grid";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { PageLanguages } from "@/components/layout/page-languages";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { SafeHtml } from "@/components/ui/safe-html";
import { getCategoryTree } from "@/lib/data/categories";
import { settle } from "@/lib/data/settle";
import { getShopList } from "@/lib/data/shop-list";
import { pathTo } from "@/lib/domain/category-tree";
import { type ListView, toListQuery } from "@/lib/domain/list-view";
import { defaultSorting, sortingsOf } from "@/lib/domain/sorting";
import { hrefTo, type Route } from "@/lib/i18n/routes";
import { shopHrefs } from "@/lib/seo/shop-metadata";
import type { SiteContext } from "@/lib/site/types";
import { sanitize } from "@/lib/utils/sanitize";

interface Props {
  context: SiteContext;
  /** The category, null for all products. */
  slug: string | null;
  view: ListView;
}

/** All products, or those of a category and all below it: order, page size, pages (spec 2, lists). */
export async function ShopView({ context, slug, view }: Props) {
  const { site, locale } = context;
  const [shop, tree, t] = await Promise.all([
    getShopList(context, slug, view),
    settle(getCategoryTree(context)),
    getTranslations("catalog"),
  ]);
  if (!shop) return <NotFoundPage />;
  const { category, sorting, list } = shop;
  const where = { locale, defaultLocale: site.defaultLocale };
  const href = (route: Route) => hrefTo(route, where);
  const here = href(slug === null ? { name: "shop" } : { name: "shop", slug });
  const way = category && tree ? pathTo(tree, category.id).slice(0, -1) : [];
  const below = category ? category.children : (tree ?? []);

  return (
    <div className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <PageLanguages hrefs={shopHrefs(context, category)} />
      <Breadcrumbs
        crumbs={[
          { label: t("home"), href: href({ name: "home" }) },
          ...(category
            ? [{ label: t("shop"), href: href({ name: "shop" }) }]
            : [{ label: t("shop") }]),
          ...way.map(({ name, slug }) => ({ label: name, href: href({ name: "shop", slug }) })),
          ...(category ? [{ label: category.name }] : []),
        ]}
      />
      <h1 className="mt-4 text-h1">{category?.name ?? t("allProducts")}</h1>
      {category?.description ? (
        <SafeHtml
          html={sanitize(category.description)}
          className="mt-3 max-w-[68ch] text-lead text-muted"
        />
      ) : (
        !category && (
          <p className="mt-3 max-w-[68ch] text-lead text-muted">{t("allProductsText")}</p>
        )
      )}
      <CategoryChips
        label={category ? t("subCategories") : t("categories")}
        links={below.map(({ id, name, slug }) => ({
          id,
          name,
          href: href({ name: "shop", slug }),
        }))}
      />
      <section aria-label={category?.name ?? t("allProducts")} className="mt-8">
        <ListBar
          action={here}
          view={view}
          total={list.total}
          sortings={sortingsOf(category)}
          sorting={sorting}
          usual={defaultSorting(category)}
        />
        {list.items.length > 0 ? (
          <ProductGrid context={context} cards={list.items} headings={2} eager={2} />
        ) : (
          <EmptyState
            icon="ball"
            title={t("empty")}
            action={category && <ButtonLink href={href({ name: "shop" })}>{t("toAll")}</ButtonLink>}
          >
            {t("emptyText")}
          </EmptyState>
        )}
        <div className="mt-12 empty:hidden">
          <Pagination
            page={list.page}
            totalPages={list.totalPages}
            hrefFor={(page) => `${here}${toListQuery({ ...view, page })}`}
            labels={{
              nav: t("pagination.nav"),
              first: t("pagination.first"),
              previous: t("pagination.previous"),
              next: t("pagination.next"),
              last: t("pagination.last"),
            }}
          />
        </div>
      </section>
    </div>
  );
}
