import "server-only";
import { getTranslations } from "next-intl/server";
import { JsonLd } from "#components/kit/seo/json-ld.tsx";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { Breadcrumbs } from "#components/shop/catalog/breadcrumbs.tsx";
import { CategoryChips } from "#components/shop/catalog/category-chips.tsx";
import { ListHead } from "#components/shop/catalog/list-head.tsx";
import { ProductList } from "#components/shop/catalog/product-list.tsx";
import { ShopCategories } from "#components/shop/catalog/shop-categories.tsx";
import { isPlainView, type ListView } from "#lib/shop/domain/list/list-view.ts";
import { pathTo } from "#lib/shop/domain/product/category-tree.ts";
import { getCategoryTree } from "#lib/web/data/catalog/categories.ts";
import { getShopList, type ListScope } from "#lib/web/data/catalog/shop-list.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { listData } from "#lib/web/seo/structured/item-list.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  /** The products of the list. */
  scope: ListScope;
  view: ListView;
}

/** All products, those of a category and all below it, or those with a tag (docs/screens.md §2.5). */
export async function ShopView({ context, scope, view }: Props) {
  const { site, locale } = context;
  const [shop, tree, t] = await Promise.all([
    getShopList(context, scope, view),
    readOptional(getCategoryTree(context)),
    getTranslations("catalog"),
  ]);
  if (!shop) return <NotFoundPage route={routeOf(scope)} />;
  const { category, tag, list } = shop;
  const where = { locale, defaultLocale: site.defaultLocale };
  const href = (route: Route) => hrefTo(route, where);
  const toAll = href({ name: "shop" });
  const way = category && tree ? pathTo(tree, category.id).slice(0, -1) : [];
  const isStart = isPlainView(view);
  const isAll = !category && !tag;
  const { keywords } = view;
  const name =
    category?.name ?? tag?.name ?? (keywords ? t("resultsFor", { keywords }) : t("allProducts"));
  // Links to other lists would drop the words of a search.
  const others = category ? category.children : !isAll || isStart ? [] : (tree ?? []);
  const below = keywords ? [] : others;

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
          isAll && !keywords ? { label: t("shop") } : { label: t("shop"), href: toAll },
          ...way.map(({ name, slug }) => ({ label: name, href: href({ name: "shop", slug }) })),
          ...(isAll && !keywords ? [] : [{ label: name }]),
        ]}
      />
      <ListHead
        title={name}
        text={isAll ? (keywords ? "" : t("allProductsText")) : tag ? t("tagText", { name }) : ""}
        category={category}
      />
      <CategoryChips
        label={category ? t("subCategories") : t("categories")}
        links={below.map(({ id, name, slug }) => ({
          id,
          name,
          href: href({ name: "shop", slug }),
        }))}
      />
      {isAll && isStart && <ShopCategories context={context} categories={tree ?? []} />}
      <section aria-label={name} className="mt-7">
        <ProductList
          context={context}
          shop={shop}
          action={href(routeOf(scope))}
          toAll={isAll && !keywords ? null : toAll}
        />
      </section>
    </div>
  );
}

const routeOf = ({ category, tag }: ListScope): Route =>
  tag === undefined
    ? { name: "shop", ...(category !== undefined && { slug: category }) }
    : { name: "productTag", slug: tag };
