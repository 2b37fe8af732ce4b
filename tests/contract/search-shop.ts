import { parseJson } from "#lib/base/utils/parse-json.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { readFilters } from "#lib/shop/domain/list/list-filters.ts";
import type { ProductFilter } from "#lib/shop/domain/product/product-query.ts";
import type { Lexicon } from "#lib/shop/domain/search/near-queries.ts";
import { namesIn } from "#lib/shop/domain/search/near-search.ts";
import {
  activeCategory,
  categoryResults,
  categorySearch,
  foundLittle,
  postResults,
  postSearch,
  productResults,
  productSearch,
  type SearchList,
  withNear,
} from "#lib/shop/domain/search/search-result.ts";
import { SEARCH_CATEGORIES, type SearchCategory } from "#lib/shop/domain/search/searched-view.ts";
import { synonymsFor } from "#lib/shop/domain/search/synonyms.ts";
import {
  type SearchReads,
  searchNearWished,
  searchWished,
} from "#lib/shop/domain/search/wished-search.ts";
import { seed } from "#sandbox/seed/index.ts";
import { type Client, connect } from "./client.ts";

/** By domain and language: searches, with the titles that they mean. */
export type Searches = Readonly<Record<string, readonly (readonly [string, RegExp])[]>>;

const sites = [...seed.sites, ...(seed.late ?? []).map(({ site }) => site)];
const deps = { imageOf: () => null, home: "homepage" };

async function ask(
  shop: Client,
  category: SearchCategory,
  text: string,
  filters: readonly ProductFilter[] = [],
): Promise<SearchList> {
  if (category === "products")
    return productResults(
      await shop.get(calls.product.web.filter, { input: productSearch(text, 1, filters) }),
      1,
      deps,
    );
  if (category === "productCategories")
    return categoryResults(
      await shop.get(calls.product.web.category.filter, { input: categorySearch(text, 1) }),
      1,
      deps,
    );
  const type = category === "posts" ? "post" : "page";
  return postResults(
    await shop.get(calls.cms.post.filterStandard, { input: postSearch(type, text, 1) }),
    1,
    deps,
  );
}

/** The words by which the searches of a shop are widened. */
export async function lexiconOf(shop: Client, domain: string, language: string): Promise<Lexicon> {
  const tree = await shop.get(calls.product.web.category.filter, {
    input: { tree: true, sort: { field: "id", order: "asc" } },
  });
  const site = sites.find((one) => one.domain === domain);
  const option = parseJson(String(site?.options.SearchSynonyms));
  return {
    language,
    synonyms: synonymsFor(language, option),
    vocabulary: namesIn(tree.items),
  };
}

/** The tab that opens. */
export async function searchShop(
  shop: Client,
  lexicon: Lexicon,
  keywords: string,
): Promise<SearchList | null> {
  const { currency } = shop;
  const site = { language: lexicon.language, currency };
  const reads: SearchReads = {
    filters: async () => {
      const filters = [{ key: "archived", value: false }];
      const layers = await shop.get(calls.product.layered.navigation, { input: { filters } });
      return readFilters(layers ?? []);
    },
    list: (category, text, _page, filters) => ask(shop, category, text, filters),
  };
  const exact = Object.fromEntries(
    await Promise.all(
      SEARCH_CATEGORIES.map(
        async (tab) => [tab, await searchWished(tab, keywords, 1, reads, site)] as const,
      ),
    ),
  );
  const lists = foundLittle(exact)
    ? withNear(
        exact,
        await searchNearWished(keywords, SEARCH_CATEGORIES, lexicon, reads, site),
        keywords,
      )
    : exact;
  const tab = activeCategory(null, SEARCH_CATEGORIES, lists);
  return (tab && lists[tab]) ?? null;
}

/** The searches that do not bring what is meant among the first three. */
export async function missedOf(searches: Searches) {
  const missed: string[] = [];
  let count = 0;
  for (const [where, all] of Object.entries(searches)) {
    const [domain = "", language = ""] = where.split(" ");
    const shop = await connect(domain, language);
    const lexicon = await lexiconOf(shop, domain, language);
    for (const [keywords, meant] of all) {
      const list = await searchShop(shop, lexicon, keywords);
      const titles = [...(list?.items ?? []), ...(list?.more ?? [])]
        .slice(0, 3)
        .map(({ title }) => title);
      count += 1;
      if (!titles.some((title) => meant.test(title)))
        missed.push(`${where}: ${keywords} → ${titles.join(" | ")}`);
    }
  }
  return { missed, count };
}
