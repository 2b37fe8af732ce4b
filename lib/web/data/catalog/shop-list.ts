import "server-only";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { Category, ProductTag } from "#lib/shop/api/schemas/product-schema.ts";
import { chooseFilters, toRequestFilters } from "#lib/shop/domain/list/chosen-filters.ts";
import { type FilterView, viewFilters } from "#lib/shop/domain/list/filter-view.ts";
import { type ListFilter, readFilters } from "#lib/shop/domain/list/list-filters.ts";
import { type FlagWords, GOOD_RATING, withFlags } from "#lib/shop/domain/list/list-flags.ts";
import { type ListView, readListView, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { type ProductFilter, toProductRequest } from "#lib/shop/domain/product/product-query.ts";
import { resolveSorting, type Sorting } from "#lib/shop/domain/product/sorting.ts";
import { markOtherView } from "#lib/web/data/mark-other-view.ts";
import { read } from "#lib/web/data/read.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { getCategory } from "./categories.ts";
import { listPages } from "./list-pages.ts";
import { listProducts } from "./products.ts";
import { getProductTag } from "./read-product-tags.ts";

export interface ShopList {
  /** Null for all products, and for those with a tag. */
  readonly category: Category | null;
  /** The tag that all products of the list have; null for lists without one. */
  readonly tag: ProductTag | null;
  readonly sorting: Sorting;
  /** `page` is the page shown: the first one if the requested page is above the total. */
  readonly list: Page<ProductCard>;
  /** The view that is shown: without filters that this list does not have. */
  readonly view: ListView;
  /** The view that the address names. */
  readonly requested: ListView;
  /** Null if they could not be read; the list is then unfiltered. */
  readonly filters: readonly FilterView[] | null;
}

/** The scope of a product list: a category with its subcategories, a tag, or all products. */
export interface ListScope {
  readonly category?: string;
  readonly tag?: string;
}

/** The contents of a list, read once for page and metadata; null for an unknown category or tag. */
export const getShopList = (context: SiteContext, { category, tag }: ListScope, view: ListView) =>
  readShopList(context, category ?? null, tag ?? null, toListQuery(view));

/** `cache` compares arguments by identity, so the view is passed as a string. */
const readShopList = cache(
  async (
    context: SiteContext,
    slug: string | null,
    tagSlug: string | null,
    query: string,
  ): Promise<ShopList | null> => {
    const requested = readListView(new URLSearchParams(query));
    const [category, tag] = await Promise.all([
      slug === null ? null : getCategory(context, slug),
      tagSlug === null ? null : getProductTag(context, tagSlug),
    ]);
    if ((slug !== null && !category) || (tagSlug !== null && !tag)) return null;
    const scope: ProductFilter[] = tag ? [{ key: "tags", value: [tag.id] }] : [];
    const sorting = resolveSorting(category, requested.sort);
    // A sort order that this list does not offer falls back to the default order.
    if (requested.sort !== null && requested.sort !== sorting.id) await markOtherView();
    const products = (filters: readonly ProductFilter[] = []) =>
      listPages(requested, (page) =>
        listProducts(context, {
          keywords: requested.keywords,
          mainCategory: category?.id,
          filters: [...scope, ...filters],
          sorting,
          page,
          limit: requested.limit,
        }),
      );
    const filtersOf = (filters: readonly ProductFilter[]) =>
      readOptional(listFilters(context, category?.id, filters, requested.keywords));
    const unnarrowed = filtersOf(scope);

    if (Object.keys(requested.filters).length === 0) {
      const [list, known] = await Promise.all([products(), unnarrowed]);
      return {
        category,
        tag,
        sorting,
        list,
        requested,
        view: requested,
        filters: known && viewFilters(known, {}, null),
      };
    }
    // The filters of an address are checked against those of the list before they are sent (decision 0012).
    const known = await unnarrowed;
    const chosen = chooseFilters(known ?? [], requested.filters);
    const sent = toRequestFilters(known ?? [], chosen);
    const [list, narrowed] = await Promise.all([
      products(sent),
      sent.length > 0 ? filtersOf([...scope, ...sent]) : known,
    ]);
    const view = { ...requested, filters: chosen };
    return {
      category,
      tag,
      sorting,
      list,
      requested,
      view,
      filters: known && viewFilters(known, chosen, narrowed, requested.filters),
    };
  },
);

async function flagWords(): Promise<FlagWords> {
  const t = await getTranslations("filters.flag");
  return {
    inStock: { group: t("availability"), value: t("inStock") },
    discount: { group: t("offers"), value: t("discount") },
    minRating: { group: t("rating"), value: t("minRating", { stars: GOOD_RATING }) },
  };
}

/** The filters that a list offers (docs/contract.md §4.4), with the counts of the list as `filters` leave it. */
export async function listFilters(
  context: SiteContext,
  mainCategory: number | undefined,
  filters: readonly ProductFilter[] = [],
  keywords?: string,
): Promise<readonly ListFilter[]> {
  const request = toProductRequest({ mainCategory, filters });
  const layers = await read(context, calls.product.layered.navigation, {
    input: {
      filters: request.filters,
      ...(mainCategory === undefined ? {} : { mainCategory }),
      ...(keywords ? { keywords } : {}),
    },
    tags: ["products"],
  });
  const known = readFilters(layers ?? []);
  return offersCall(context.site, "listFlags") ? withFlags(known, await flagWords()) : known;
}
