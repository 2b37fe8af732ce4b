import "server-only";
import { cache } from "react";
import { calls } from "#lib/api/calls/index.ts";
import type { Page } from "#lib/api/schemas/list.ts";
import type { Category } from "#lib/api/schemas/product.ts";
import { read } from "#lib/data/read.ts";
import { readOptional } from "#lib/data/read-optional.ts";
import { chooseFilters, toRequestFilters } from "#lib/domain/list/chosen-filters.ts";
import { type FilterView, viewFilters } from "#lib/domain/list/filter-view.ts";
import { type ListFilter, readFilters } from "#lib/domain/list/list-filters.ts";
import { type ListView, readListView, toListQuery } from "#lib/domain/list/list-view.ts";
import type { ProductCard } from "#lib/domain/product/product-card.ts";
import { type ProductFilter, toProductRequest } from "#lib/domain/product/product-query.ts";
import { resolveSorting, type Sorting } from "#lib/domain/product/sorting.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { getCategory } from "./categories.ts";
import { listProducts } from "./products.ts";

export interface ShopList {
  /** Null for all products. */
  readonly category: Category | null;
  readonly sorting: Sorting;
  /** `page` is the one shown, which is the first where a page above the total was requested. */
  readonly list: Page<ProductCard>;
  /** The view that is shown: without filters that this list does not have. */
  readonly view: ListView;
  /** The view that the address names. */
  readonly requested: ListView;
  /** Null where they could not be read; the list is unfiltered then. */
  readonly filters: readonly FilterView[] | null;
}

/** What a list shows, read once for page and metadata; null for a category that is not there. */
export const getShopList = (context: SiteContext, slug: string | null, view: ListView) =>
  readShopList(context, slug, toListQuery(view));

/** `cache` compares arguments by identity: equal views are equal texts. */
const readShopList = cache(
  async (context: SiteContext, slug: string | null, query: string): Promise<ShopList | null> => {
    const requested = readListView(new URLSearchParams(query));
    const category = slug === null ? null : await getCategory(context, slug);
    if (slug !== null && !category) return null;
    const sorting = resolveSorting(category, requested.sort);
    const products = (filters: readonly ProductFilter[] = []) =>
      listProducts(context, {
        mainCategory: category?.id,
        filters,
        sorting,
        page: requested.page,
        limit: requested.limit,
      });
    const unnarrowed = readOptional(listFilters(context, category?.id));

    if (Object.keys(requested.filters).length === 0) {
      const [list, known] = await Promise.all([products(), unnarrowed]);
      return {
        category,
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
      sent.length > 0 ? readOptional(listFilters(context, category?.id, sent)) : known,
    ]);
    const view = { ...requested, filters: chosen };
    return {
      category,
      sorting,
      list,
      requested,
      view,
      filters: known && viewFilters(known, chosen, narrowed),
    };
  },
);

/** The filters that a list offers (docs/contract.md §4.4), with the counts of the list as `filters` leave it. */
async function listFilters(
  context: SiteContext,
  mainCategory: number | undefined,
  filters: readonly ProductFilter[] = [],
): Promise<ListFilter[]> {
  const request = toProductRequest({ mainCategory, filters });
  const layers = await read(context, calls.product.layered.navigation, {
    input: {
      filters: request.filters,
      ...(mainCategory === undefined ? {} : { mainCategory }),
    },
    tags: ["products"],
  });
  return readFilters(layers ?? []);
}
