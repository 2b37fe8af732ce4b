import "server-only";
import { getTranslations } from "next-intl/server";
import { Breadcrumbs } from "#components/catalog/breadcrumbs.tsx";
import { CategoryChips } from "#components/catalog/category-chips.tsx";
import { FeaturedProducts } from "#components/catalog/featured-products.tsx";
import { ListHead } from "#components/catalog/list-head.tsx";
import { ProductList } from "#components/catalog/product-list.tsx";
import { ShopCategories } from "#components/catalog/shop-categories.tsx";
import { NotFoundPage } from "#components/layout/not-found-page.tsx";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { getCategoryTree } from "#lib/data/catalog/categories.ts";
import { getShopList } from "#lib/data/catalog/shop-list.ts";
import { readOptional } from "#lib/data/read-optional.ts";
import { isPlainView, type ListView } from "#lib/domain/list/list-view.ts";
import { pathTo } from "#lib/domain/product/category-tree.ts";
import { hrefTo, type Route } from "#lib/i18n/routes.ts";
import { listData } from "#lib/seo/structured/item-list.ts";
import type { SiteContext } from "#lib/site/types.ts";

interface Props {
  context: SiteContext;
  /** The category, null for all products. */
  slug: string | null;
  view: ListView;
}

/** All products, or those of a category and all below it (docs/screens.md §2.5). */
export async function ShopView({ context, slug, view }: Props) {
  const { site, locale } = context;
  const [shop, tree, t] = await Promise.all([
    getShopList(context, slug, view),
    readOptional(getCategoryTree(context)),
    getTranslations("catalog"),
  ]);
  if (!shop)
    return <NotFoundPage route={slug === null ? { name: "shop" } : { name: "shop", slug }} />;
  const { category, list } = shop;
  const where = { locale, defaultLocale: site.defaultLocale };
  const href = (route: Route) => hrefTo(route, where);
  const toAll = href({ name: "shop" });
  const way = category && tree ? pathTo(tree, category.id).slice(0, -1) : [];
  const isStart = isPlainView(view);
  const name = category?.name ?? t("allProducts");
  const below = category ? category.children : isStart ? [] : (tree ?? []);

  return (
    <div className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <JsonLd
        data={listData(
          context,
          list.items.map(({ slug }) => ({ name: "product", slug })),
        )}
      />
      <Breadcrumbs
        crumbs={[
          { label: t("home"), href: href({ name: "home" }) },
          category ? { label: t("shop"), href: toAll } : { label: t("shop") },
          ...way.map(({ name, slug }) => ({ label: name, href: href({ name: "shop", slug }) })),
          ...(category ? [{ label: category.name }] : []),
        ]}
      />
      <ListHead title={name} text={category ? "" : t("allProductsText")} category={category} />
      <CategoryChips
        label={category ? t("subCategories") : t("categories")}
        links={below.map(({ id, name, slug }) => ({
          id,
          name,
          href: href({ name: "shop", slug }),
        }))}
      />
      {!category && isStart && <ShopCategories context={context} categories={tree ?? []} />}
      {category && isStart && (
        <FeaturedProducts context={context} category={category.id} total={list.total} />
      )}
      <section aria-label={name} className="mt-10">
        <ProductList
          context={context}
          shop={shop}
          action={slug === null ? toAll : href({ name: "shop", slug })}
          toAll={category && toAll}
        />
      </section>
    </div>
  );
}
