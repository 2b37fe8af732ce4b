import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Category } from "#lib/api/schemas/product.ts";
import { getShopList } from "#lib/data/catalog/shop-list.ts";
import type { ListView } from "#lib/domain/list/list-view.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { type Hrefs, hrefsOf, thingHrefs } from "./alternates.ts";
import { buildMetadata, plainText } from "./metadata.ts";
import { missingMetadata } from "./missing-metadata.ts";
import { pagedAddress } from "./paged-address.ts";

/** The list in every language of the site. */
export const shopHrefs = async (context: SiteContext, category: Category | null): Promise<Hrefs> =>
  category
    ? thingHrefs(context, "productCategory", category, (slug) => ({ name: "shop", slug }))
    : hrefsOf(context, () => ({ name: "shop" }));

/** Metadata of a product list. Order and page size do not make another page; filtered views are not indexed. */
export async function shopMetadata(
  context: SiteContext,
  slug: string | null,
  view: ListView,
): Promise<Metadata> {
  const shop = await getShopList(context, slug, view);
  if (!shop) return missingMetadata(context);
  const {
    category,
    list: { page },
  } = shop;
  const t = await getTranslations("catalog");
  const hrefs = await shopHrefs(context, category);
  const name = category?.name ?? t("allProducts");
  const isFiltered = Object.keys(view.filters).length > 0;
  return buildMetadata(context, {
    title: page > 1 ? `${name}, ${t("page", { page })}` : name,
    description: category?.description ? plainText(category.description) : t("allProductsText"),
    ...pagedAddress(context, hrefs, isFiltered ? 1 : page),
    card: category ? { kind: "category", slug: category.slug } : undefined,
    ...(isFiltered ? { hidden: true, hrefs: {} } : {}),
  });
}
