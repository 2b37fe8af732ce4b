import {
  categoryResults,
  categorySearch,
  NO_RESULTS,
  postResults,
  postSearch,
  productResults,
  productSearch,
  type SearchDependencies,
  type SearchItem,
  type SearchList,
} from "#lib/shop/domain/search/search-result.ts";
import type { SearchCategory } from "#lib/shop/domain/search/search-view.ts";
import { dataOf } from "./fault.ts";
import { gateway } from "./gateway.ts";
import { queryKeys } from "./keys.ts";
import { browserQueryClient } from "./query-client.ts";

/** Milliseconds for which an answer is reused. */
const STALE_TIME = 60_000;
/** Number of suggestions below a search box. */
const SUGGESTIONS = 6;
const SUGGESTED_CATEGORIES = 2;

/**
 * One page of one tab, cached for a minute. If the page is above the total, the first is read instead.
 * @throws QueryFault; a CancelledError once `cancelSearches` has been called.
 */
export async function searchTab(
  category: SearchCategory,
  keywords: string,
  page: number,
  deps: SearchDependencies,
): Promise<SearchList> {
  const list = await browserQueryClient().fetchQuery({
    queryKey: queryKeys.search(category, keywords, page),
    queryFn: ({ signal }) => TABS[category](keywords, page, deps, signal),
    staleTime: STALE_TIME,
  });
  return page > 1 && page > list.totalPages ? searchTab(category, keywords, 1, deps) : list;
}

/** Cancels searches in flight, whose answers would be outdated. */
export const cancelSearches = (): void =>
  void browserQueryClient().cancelQueries({ queryKey: ["search"] });

/** The first categories and products for the box in the header. Categories that cannot be read are left out. */
export async function suggest(
  keywords: string,
  deps: SearchDependencies,
): Promise<readonly SearchItem[]> {
  const client = browserQueryClient();
  void client.cancelQueries({ queryKey: ["suggestions"] });
  return client.fetchQuery({
    queryKey: queryKeys.suggestions(keywords),
    queryFn: async ({ signal }) => {
      const [categories, products] = await Promise.all([
        TABS.productCategories(keywords, 1, deps, signal).catch(() => NO_RESULTS),
        readProducts(keywords, 1, deps, signal, SUGGESTIONS),
      ]);
      return [
        ...categories.items
          .slice(0, SUGGESTED_CATEGORIES)
          .map((item) => ({ ...item, isCategory: true as const })),
        ...products.items,
      ];
    },
    staleTime: STALE_TIME,
  });
}

type ReadTab = (
  keywords: string,
  page: number,
  deps: SearchDependencies,
  signal: AbortSignal,
) => Promise<SearchList>;

const TABS: Record<SearchCategory, ReadTab> = {
  pages: (...args) => readPosts("page", ...args),
  posts: (...args) => readPosts("post", ...args),
  products: (...args) => readProducts(...args),
  productCategories: async (keywords, page, deps, signal) => {
    const list = await gateway.product.web.category.filter({
      input: categorySearch(keywords, page),
      signal,
    });
    return categoryResults(dataOf(list), page, deps);
  },
};

async function readProducts(
  keywords: string,
  page: number,
  deps: SearchDependencies,
  signal: AbortSignal,
  limit?: number,
): Promise<SearchList> {
  const list = await gateway.product.web.filter({
    input: productSearch(keywords, page, limit),
    signal,
  });
  return productResults(dataOf(list), page, deps);
}

async function readPosts(
  type: "post" | "page",
  keywords: string,
  page: number,
  deps: SearchDependencies,
  signal: AbortSignal,
): Promise<SearchList> {
  const list = await gateway.cms.post.filterStandard({
    input: postSearch(type, keywords, page),
    signal,
  });
  return postResults(dataOf(list), page, deps);
}
