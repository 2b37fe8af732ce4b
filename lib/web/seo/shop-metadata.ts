import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { isNarrowed, type ListView } from "#lib/shop/domain/list/list-view.ts";
import { getShopList, type ListScope, type ShopList } from "#lib/web/data/catalog/shop-list.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, hrefsOf, thingHrefs } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";
import { missingMetadata } from "./missing-metadata.ts";
import { pagedAddress } from "./paged-address.ts";

/** The list in every language of the site. */
export async function shopHrefs(
  context: SiteContext,
  { category, tag }: Pick<ShopList, "category" | "tag">,
): Promise<Hrefs> {
  if (category)
    return thingHrefs(context, "productCategory", category, (slug) => ({ name: "shop", slug }));
  if (!tag) return hrefsOf(context, () => ({ name: "shop" }));
  // The finder does not know product tags: a language without a translated slug is left out.
  return hrefsOf(context, (code) => {
    const slug =
      code === context.locale ? tag.slug : new Map(Object.entries(tag.translations)).get(code);
    return slug ? { name: "productTag", slug } : null;
  });
}

/** Metadata of a product list. Order and page size do not make another page; filtered views are not indexed. */
export async function shopMetadata(
  context: SiteContext,
  scope: ListScope,
  view: ListView,
): Promise<Metadata> {
  const shop = await getShopList(context, scope, view);
  if (!shop) return missingMetadata(context);
  const { category, tag, list } = shop;
  // Several pages in one are a view of the first of them.
  const page = Math.min(view.first ?? list.page, list.page);
  const t = await getTranslations("catalog");
  const hrefs = await shopHrefs(context, shop);
  const { keywords } = view;
  const whole = keywords ? t("resultsFor", { keywords }) : t("allProducts");
  const name = category?.name ?? tag?.name ?? whole;
  const isFiltered = isNarrowed(view);
  return buildMetadata(context, {
    title: page > 1 ? `${name}, ${t("page", { page })}` : name,
    description: category?.description
      ? plainProse(category.description)
      : tag
        ? t("tagText", { name: tag.name })
        : t("allProductsText"),
    ...pagedAddress(context, hrefs, isFiltered ? 1 : page),
    card: category ? { kind: "category", slug: category.slug } : undefined,
    ...(isFiltered ? { hidden: true, hrefs: {} } : {}),
  });
}
