import "server-only";
import { cache } from "react";
import type { Page } from "@/lib/api/schemas/list";
import type { Category } from "@/lib/api/schemas/product";
import { type ListView, readListView, toListQuery } from "@/lib/domain/list-view";
import type { ProductCard } from "@/lib/domain/product-card";
import { toFilters } from "@/lib/domain/product-query";
import { resolveSorting, type Sorting } from "@/lib/domain/sorting";
import type { SiteContext } from "@/lib/site/types";
import { getCategory } from "./categories";
import { listProducts } from "./products";

interface ShopList {
  /** Null for all products. */
  readonly category: Category | null;
  readonly sorting: Sorting;
  /** `page` is the one shown, which is the first where a page above the total was asked for. */
  readonly list: Page<ProductCard>;
}

/** What a list shows, read once for page and metadata; null for a category that is not there. */
export const getShopList = (context: SiteContext, slug: string | null, view: ListView) =>
  read(context, slug, toListQuery(view));

/** `cache` compares arguments by identity: equal views are equal texts. */
const read = cache(
  async (context: SiteContext, slug: string | null, query: string): Promise<ShopList | null> => {
    const view = readListView(new URLSearchParams(query));
    const category = slug === null ? null : await getCategory(context, slug);
    if (slug !== null && !category) return null;
    const sorting = resolveSorting(category, view.sort);
    const list = await listProducts(context, {
      mainCategory: category?.id,
      filters: toFilters(view.filters),
      sorting,
      page: view.page,
      limit: view.limit,
    });
    return { category, sorting, list };
  },
);
