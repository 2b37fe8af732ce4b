import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Category } from "@/lib/api/schemas/product";
import { getShopList } from "@/lib/data/shop-list";
import { DEFAULT_VIEW, type ListView, toListQuery } from "@/lib/domain/list-view";
import type { SiteContext } from "@/lib/site/types";
import { type Hrefs, hrefsOf, slugIn } from "./alternates";
import { socialImage } from "./image";
import { buildMetadata, plainText } from "./metadata";
import { missingMetadata } from "./missing-metadata";

/** The list in every language of the site. */
export const shopHrefs = (context: SiteContext, category: Category | null): Hrefs =>
  hrefsOf(context, (code) => {
    if (!category) return { name: "shop" };
    const slug = slugIn(context, category, code);
    return slug ? { name: "shop", slug } : null;
  });

/** Metadata of a list. Order and page size make no page of their own; filtered views are not to be found. */
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
  const hrefs = shopHrefs(context, category);
  const name = category?.name ?? t("allProducts");
  const query = toListQuery({ ...DEFAULT_VIEW, page });
  return buildMetadata(context, {
    title: page > 1 ? `${name}, ${t("page", { page })}` : name,
    description: category?.description ? plainText(category.description) : t("allProductsText"),
    canonical: `${hrefs[context.locale] ?? "/"}${query}`,
    // Further pages differ between languages: only the first one has counterparts.
    hrefs: page > 1 ? {} : hrefs,
    image: socialImage(category?.media),
    hidden: Object.keys(view.filters).length > 0,
  });
}
