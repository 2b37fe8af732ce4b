import type { ListFilter } from "#lib/shop/domain/list/list-filters.ts";
import { DEFAULT_VIEW, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import type { ProductFilter } from "#lib/shop/domain/product/product-query.ts";
import { fold, wordsOf } from "./folded-words.ts";
import type { Lexicon } from "./near-queries.ts";
import { searchNear } from "./near-search.ts";
import type { SearchList, SearchLists } from "./search-result.ts";
import {
  literalWords,
  mayHoldWish,
  readWish,
  type Wish,
  type WishLanguage,
} from "./search-wish.ts";
import type { SearchCategory } from "./searched-view.ts";
import { withUnitsApart } from "./word-forms.ts";

/** How the shop is asked. */
export interface SearchReads {
  /** The filters that the list of all products has. */
  readonly filters: () => Promise<readonly ListFilter[]>;
  /** One page of a tab; `filters` are for products only. */
  readonly list: (
    category: SearchCategory,
    keywords: string,
    page: number,
    filters?: readonly ProductFilter[],
  ) => Promise<SearchList>;
}

/**
 * One page of a tab. For products, words that name values or a price become filters (decision 0150), unless that finds
 * nothing, or a product's name contains them.
 */
export async function searchWished(
  category: SearchCategory,
  keywords: string,
  page: number,
  reads: SearchReads,
  site: WishLanguage,
): Promise<SearchList> {
  const words = literalWords(keywords) ?? withUnitsApart(keywords);
  if (category !== "products") return reads.list(category, words, page);
  const asWords = async (list: SearchList | Promise<SearchList>) => inShop(await list, words);
  if (!mayHoldWish(keywords)) return asWords(reads.list(category, words, page));
  // Requested in parallel, because a large shop needs long for all of its filters.
  const [wish, plain] = await Promise.all([
    wishOf(keywords, reads, site),
    reads.list(category, words, 1),
  ]);
  if (!wish) return asWords(page === 1 ? plain : reads.list(category, words, page));
  const wished = await reads.list(category, wish.keywords, page, wish.filters);
  const title = wordsOf(fold(plain.items[0]?.title ?? ""));
  const isName = wordsOf(fold(words)).every((word) => title.includes(word));
  if (wished.total > 0 && !isName)
    return inShop({ ...wished, wish: wish.parts }, wish.keywords, wish.chosen);
  return asWords(page === 1 ? plain : reads.list(category, words, page));
}

/** Says where a list of the shop has the same products. */
const inShop = (list: SearchList, keywords: string, filters: Wish["chosen"] = {}): SearchList =>
  list.total > 1
    ? { ...list, inShop: toListQuery({ ...DEFAULT_VIEW, filters, ...(keywords && { keywords }) }) }
    : list;

/**
 * Near matches of a search that found nothing, by tab: of products within its filters, else without them.
 */
export async function searchNearWished(
  keywords: string,
  categories: readonly SearchCategory[],
  lexicon: Lexicon,
  reads: SearchReads,
  site: WishLanguage,
): Promise<SearchLists> {
  const near = (tabs: readonly SearchCategory[], text: string, filters?: Wish["filters"]) =>
    searchNear(text, tabs, lexicon, (category, words) => reads.list(category, words, 1, filters));
  const wish = categories.includes("products") ? await wishOf(keywords, reads, site) : null;
  if (wish && wish.keywords !== "") {
    const others = categories.filter((category) => category !== "products");
    const [{ products }, lists] = await Promise.all([
      near(["products"], wish.keywords, wish.filters),
      near(others, keywords),
    ]);
    // They match the named values, so their tab opens.
    if (products && products.total > 0)
      return { ...lists, products: { ...products, wish: wish.parts, near: 1 } };
  }
  return near(categories, literalWords(keywords) ?? withUnitsApart(keywords));
}

async function wishOf(
  keywords: string,
  reads: SearchReads,
  site: WishLanguage,
): Promise<Wish | null> {
  if (!mayHoldWish(keywords)) return null;
  return readWish(withUnitsApart(keywords), await reads.filters(), site);
}
