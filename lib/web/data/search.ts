import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { ProductFilter } from "#lib/shop/domain/product/product-query.ts";
import { namesIn } from "#lib/shop/domain/search/near-search.ts";
import {
  activeCategory,
  categoryResults,
  categorySearch,
  foundLittle,
  NO_RESULTS,
  postResults,
  postSearch,
  productResults,
  productSearch,
  type SearchDependencies,
  type SearchList,
  type SearchLists,
  withNear,
} from "#lib/shop/domain/search/search-result.ts";
import type { SearchCategory, SearchView } from "#lib/shop/domain/search/searched-view.ts";
import { synonymsFor } from "#lib/shop/domain/search/synonyms.ts";
import {
  type SearchReads,
  searchNearWished,
  searchWished,
} from "#lib/shop/domain/search/wished-search.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { jsonOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { getCategoryTree } from "./catalog/categories.ts";
import { listFilters } from "./catalog/shop-list.ts";
import { homeSlugMain } from "./content/pages.ts";
import { publicPosts } from "./content/public-posts.ts";
import { markOtherView } from "./mark-other-view.ts";
import { read } from "./read.ts";
import { readOptional } from "./read-optional.ts";

/**
 * The tabs of a search, one call each; null for a tab that cannot be read. Without keywords nothing is read
 * (docs/screens.md §4.12). The selected tab is read at the view's page, the others at their first.
 */
export async function searchSite(
  context: SiteContext,
  { keywords, category: requested, page }: SearchView,
  categories: readonly SearchCategory[],
): Promise<SearchLists> {
  if (keywords === "") return {};
  const tab = async (category: SearchCategory, at: number) =>
    [category, await readOptional(readTab(context, category, keywords, at))] as const;
  const lists: SearchLists = Object.fromEntries(
    await Promise.all(
      categories.map((category) => tab(category, category === requested ? page : 1)),
    ),
  );
  if (foundLittle(lists))
    return withNear(lists, await searchNearTabs(context, keywords, categories), keywords);
  const shown = activeCategory(requested, categories, lists);
  if (requested !== null || shown === null || page === 1) return lists;
  return { ...lists, ...Object.fromEntries([await tab(shown, page)]) };
}

/** Near matches for keywords that nothing has, by tab; a tab that cannot be read stays empty. */
async function searchNearTabs(
  context: SiteContext,
  keywords: string,
  categories: readonly SearchCategory[],
): Promise<SearchLists> {
  const { site, locale } = context;
  const lexicon = {
    language: locale,
    synonyms: synonymsFor(locale, jsonOption(site, "SearchSynonyms")),
    vocabulary: namesIn((await readOptional(getCategoryTree(context))) ?? []),
  };
  const reads = readsFor(context);
  const list: SearchReads["list"] = async (...args) =>
    (await readOptional(reads.list(...args))) ?? NO_RESULTS;
  return searchNearWished(keywords, categories, lexicon, { ...reads, list }, wishLanguage(context));
}

/** A page above the total is ignored: the first is read instead (docs/screens.md §3.10). */
async function readTab(
  context: SiteContext,
  category: SearchCategory,
  keywords: string,
  page: number,
): Promise<SearchList> {
  const list = await searchWished(
    category,
    keywords,
    page,
    readsFor(context),
    wishLanguage(context),
  );
  if (page === 1 || page <= list.totalPages) return list;
  await markOtherView();
  return readTab(context, category, keywords, 1);
}

type ReadTab = (
  context: SiteContext,
  keywords: string,
  page: number,
  filters?: readonly ProductFilter[],
) => Promise<SearchList | null>;

const wishLanguage = ({ locale, currency }: SiteContext) => ({ language: locale, currency });

const readsFor = (context: SiteContext): SearchReads => ({
  filters: async () => (await readOptional(listFilters(context, undefined))) ?? [],
  list: async (category, ...args) => (await TABS[category](context, ...args)) ?? NO_RESULTS,
});

const TABS: Record<SearchCategory, ReadTab> = {
  pages: (context, keywords, page) => readPosts(context, "page", keywords, page),
  posts: (context, keywords, page) => readPosts(context, "post", keywords, page),
  products: async (context, keywords, page, filters) => {
    const list = await read(context, calls.product.web.filter, {
      input: productSearch(keywords, page, filters),
      tags: ["products"],
    });
    return list && productResults(list, page, dependenciesFor(context));
  },
  productCategories: async (context, keywords, page) => {
    const list = await read(context, calls.product.web.category.filter, {
      input: categorySearch(keywords, page),
      tags: ["categories"],
    });
    return list && categoryResults(list, page, dependenciesFor(context));
  },
};

async function readPosts(
  context: SiteContext,
  type: "post" | "page",
  keywords: string,
  page: number,
): Promise<SearchList | null> {
  const list = await read(context, calls.cms.post.filterStandard, {
    input: postSearch(type, keywords, page),
    tags: ["posts"],
  });
  if (!list) return null;
  const items = await publicPosts(list.items);
  return postResults({ ...list, items }, page, dependenciesFor(context));
}

const dependenciesFor = (context: SiteContext): SearchDependencies => ({
  imageOf: (media) => toImage(media, getSettings().MEDIA_URL),
  home: homeSlugMain(context),
});
