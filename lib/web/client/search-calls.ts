import { NOT_ARCHIVED, type ProductFilter } from "#lib/shop/domain/product/product-query.ts";
import {
  categoryResults,
  categorySearch,
  foundLittle,
  NO_RESULTS,
  postResults,
  postSearch,
  productResults,
  productSearch,
  type SearchDependencies,
  type SearchItem,
  type SearchList,
  type SearchLists,
  withNear,
} from "#lib/shop/domain/search/search-result.ts";
import type { WishLanguage } from "#lib/shop/domain/search/search-wish.ts";
import type { SearchCategory } from "#lib/shop/domain/search/searched-view.ts";
import type { SearchReads } from "#lib/shop/domain/search/wished-search.ts";
import { dataOf } from "./fault.ts";
import { gateway } from "./gateway.ts";
import { queryKeys } from "./keys.ts";
import { browserQueryClient } from "./query-client.ts";

/** Milliseconds for which an answer is reused. */
const STALE_TIME = 60_000;
/** Number of suggestions below a search box. */
const SUGGESTIONS = 6;
const SUGGESTED_CATEGORIES = 2;

interface BrowserSearch extends SearchDependencies {
  /** In which words and amounts are read. */
  readonly wish: WishLanguage;
}

/**
 * One page of one tab, cached for a minute. If the page is above the total, the first is read instead.
 * @throws QueryFault; a CancelledError once `cancelSearches` has been called.
 */
export async function searchTab(
  category: SearchCategory,
  keywords: string,
  page: number,
  deps: BrowserSearch,
): Promise<SearchList> {
  const list = await browserQueryClient().fetchQuery({
    queryKey: queryKeys.search(category, keywords, page),
    queryFn: async ({ signal }) => {
      const { searchWished } = await import("#lib/shop/domain/search/wished-search.ts");
      return searchWished(category, keywords, page, readsFor(deps, signal), deps.wish);
    },
    staleTime: STALE_TIME,
  });
  return page > 1 && page > list.totalPages ? searchTab(category, keywords, 1, deps) : list;
}

/**
 * Near matches for keywords that nothing has, by tab; a tab that cannot be read stays empty.
 * @param synonyms the site's own, of the page's language
 */
export async function searchNearTabs(
  keywords: string,
  categories: readonly SearchCategory[],
  { language, synonyms }: { language: string; synonyms: readonly (readonly string[])[] },
  deps: BrowserSearch,
): Promise<SearchLists> {
  return browserQueryClient().fetchQuery({
    queryKey: queryKeys.search(categories.join(), keywords, 0),
    queryFn: async ({ signal }) => {
      const [{ searchNearWished }, { namesIn }, { synonymsFor }, tree] = await Promise.all([
        import("#lib/shop/domain/search/wished-search.ts"),
        import("#lib/shop/domain/search/near-search.ts"),
        import("#lib/shop/domain/search/synonyms.ts"),
        gateway.product.web.category.filter({
          input: { tree: true, sort: { field: "id", order: "asc" } },
          signal,
        }),
      ]);
      const lexicon = {
        language,
        synonyms: [...synonyms, ...synonymsFor(language, null)],
        vocabulary: tree.ok ? namesIn(tree.data.items) : [],
      };
      const reads = readsFor(deps, signal);
      const list: SearchReads["list"] = (...args) => reads.list(...args).catch(() => NO_RESULTS);
      return searchNearWished(keywords, categories, lexicon, { ...reads, list }, deps.wish);
    },
    staleTime: STALE_TIME,
  });
}

/** Cancels searches in flight, whose answers would be outdated. */
export const cancelSearches = (): void =>
  void browserQueryClient().cancelQueries({ queryKey: ["search"] });

/**
 * The first categories and products for the box in the header, or what comes near. Categories that cannot be read are
 * left out.
 */
export async function suggest(
  keywords: string,
  deps: BrowserSearch,
): Promise<readonly SearchItem[]> {
  const client = browserQueryClient();
  void client.cancelQueries({ queryKey: ["suggestions"] });
  return client.fetchQuery({
    queryKey: queryKeys.suggestions(keywords),
    queryFn: async ({ signal }) => {
      const { searchWished } = await import("#lib/shop/domain/search/wished-search.ts");
      const tab = (category: SearchCategory) =>
        searchWished(category, keywords, 1, readsFor(deps, signal), deps.wish);
      const [categories, products] = await Promise.all([
        tab("productCategories").catch(() => NO_RESULTS),
        tab("products"),
      ]);
      const found = { productCategories: categories, products };
      if (!foundLittle(found)) return toSuggestions(found);
      const lexicon = { language: deps.wish.language, synonyms: [] };
      const near = searchNearTabs(keywords, ["productCategories", "products"], lexicon, deps);
      return toSuggestions(withNear(found, await near));
    },
    staleTime: STALE_TIME,
  });
}

const toSuggestions = ({ productCategories, products }: SearchLists): SearchItem[] => [
  ...withMore(productCategories)
    .slice(0, SUGGESTED_CATEGORIES)
    .map((item) => ({ ...item, isCategory: true as const })),
  ...withMore(products).slice(0, SUGGESTIONS),
];

const withMore = (list: SearchList | null | undefined): readonly SearchItem[] =>
  list ? [...list.items, ...(list.more ?? [])] : [];

type ReadTab = (
  keywords: string,
  page: number,
  deps: SearchDependencies,
  signal: AbortSignal,
  filters?: readonly ProductFilter[],
) => Promise<SearchList>;

/** The filters of the shop are read once for all searches of a page; where that fails, words stay words. */
const readsFor = (deps: SearchDependencies, signal: AbortSignal): SearchReads => ({
  filters: () =>
    browserQueryClient()
      .fetchQuery({
        queryKey: queryKeys.shopFilters,
        queryFn: async () => {
          const [{ readFilters }, layers] = await Promise.all([
            import("#lib/shop/domain/list/list-filters.ts"),
            gateway.product.layered.navigation({ input: { filters: [NOT_ARCHIVED] } }),
          ]);
          return readFilters(dataOf(layers));
        },
        staleTime: Number.POSITIVE_INFINITY,
      })
      .catch(() => []),
  list: (category, keywords, page, filters) =>
    TABS[category](keywords, page, deps, signal, filters),
});

const TABS: Record<SearchCategory, ReadTab> = {
  pages: (keywords, page, deps, signal) => readPosts("page", keywords, page, deps, signal),
  posts: (keywords, page, deps, signal) => readPosts("post", keywords, page, deps, signal),
  products: async (keywords, page, deps, signal, filters) => {
    const list = await gateway.product.web.filter({
      input: productSearch(keywords, page, filters),
      signal,
    });
    return productResults(dataOf(list), page, deps);
  },
  productCategories: async (keywords, page, deps, signal) => {
    const list = await gateway.product.web.category.filter({
      input: categorySearch(keywords, page),
      signal,
    });
    return categoryResults(dataOf(list), page, deps);
  },
};

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
