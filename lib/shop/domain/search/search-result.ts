import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { Category, Product } from "#lib/shop/api/schemas/product-schema.ts";
import { isInStock } from "#lib/shop/domain/product/buyable.ts";
import { priceOf } from "#lib/shop/domain/product/product-price.ts";
import { type ProductFilter, toProductRequest } from "#lib/shop/domain/product/product-query.ts";
import { fold, wordsOf } from "./folded-words.ts";
import type { WishPart } from "./search-wish.ts";
import { SEARCH_LIMIT, type SearchCategory } from "./searched-view.ts";

interface SearchImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** One result, with only the data that its card shows. */
export interface SearchItem {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  /** The home page: its address is `/`, not its slug. */
  readonly isHome?: true;
  /** A product category among suggestions of products. */
  readonly isCategory?: true;
  readonly image: SearchImage | null;
  /** For products: the price to pay, and the list price if it is higher. In units of the currency. */
  readonly price?: { readonly final: number; readonly list: number | null };
  /** Only for rated products. */
  readonly rating?: { readonly average: number; readonly count: number };
  readonly soldOut?: true;
}

/** One page of the results of one tab. */
export interface SearchList {
  readonly items: readonly SearchItem[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
  /** The best score, from 0 to 1, of similar results if nothing has all the words. */
  readonly near?: number;
  /** Little has all the words: these come near, and are shown after it. */
  readonly more?: readonly SearchItem[];
  /** Posts that have the words somewhere in their text, none of them in its title. */
  readonly isMention?: true;
  /** The filters that were read from the words of the search. */
  readonly wish?: readonly WishPart[];
  /** The query of the shop's list with the same products, which has filters and sort orders. */
  readonly inShop?: string;
}

/** The tabs of one search; null for a tab that could not be read. */
export type SearchLists = Readonly<Partial<Record<SearchCategory, SearchList | null>>>;

/** Dependencies for converting results. */
export interface SearchDependencies {
  readonly imageOf: (media: Media | null) => SearchImage | null;
  /** The slugMain of the home page. */
  readonly home: string;
}

/** The body of `product web/filter`. */
export const productSearch = (
  keywords: string,
  page: number,
  filters: readonly ProductFilter[] = [],
) => toProductRequest({ page, limit: SEARCH_LIMIT, filters, keywords });

/** The body of `cms post/filterStandard`. */
export const postSearch = (type: "post" | "page", keywords: string, page: number) => ({
  search: keywords,
  postTypeSlugs: [type],
  sort: { field: "published_at", order: "desc" as const },
  page,
  limit: SEARCH_LIMIT,
});

/** The body of `product web/category/filter`. */
export const categorySearch = (keywords: string, page: number) => ({
  keywords,
  sort: { field: "id", order: "asc" as const },
  page,
  limit: SEARCH_LIMIT,
});

/** Products as results. Archived products and those without a slug are left out. */
export const productResults = (list: Page<Product>, page: number, deps: SearchDependencies) =>
  toList(
    { ...list, items: list.items.filter(({ archived }) => !archived) },
    page,
    (product): SearchItem => {
      const { final, list: before } = priceOf(product);
      return {
        id: product.id,
        title: product.name,
        slug: product.slug,
        image: deps.imageOf(product.media[0] ?? null),
        ...(final !== null && { price: { final, list: before } }),
        ...(product.rating && product.rating.count > 0 && { rating: product.rating }),
        ...(!isInStock(product.stock) && { soldOut: true }),
      };
    },
  );

/** Posts or pages as results, without drafts. */
export const postResults = (list: Page<Post>, page: number, deps: SearchDependencies) =>
  toList(
    { ...list, items: list.items.filter(({ status }) => status !== "draft") },
    page,
    (post): SearchItem => ({
      id: post.id,
      title: post.title,
      slug: post.slug,
      ...(post.postTypeSlug === "page" && post.slugMain === deps.home && { isHome: true }),
      image: deps.imageOf(post.media),
    }),
  );

/** Product categories as results. */
export const categoryResults = (list: Page<Category>, page: number, deps: SearchDependencies) =>
  toList(
    list,
    page,
    (category): SearchItem => ({
      id: category.id,
      title: category.name,
      slug: category.slug,
      image: deps.imageOf(category.media),
    }),
  );

function toList<T>(list: Page<T>, page: number, toItem: (thing: T) => SearchItem): SearchList {
  return {
    items: list.items.map(toItem).filter(({ slug }) => slug !== ""),
    page,
    totalPages: list.totalPages,
    total: list.total,
  };
}

/** The answer if the backend does not support the list. */
export const NO_RESULTS: SearchList = { items: [], page: 1, totalPages: 1, total: 0 };

/** Whether a search found nothing in any tab, and all tabs could be read. */
export const foundNothing = (lists: SearchLists): boolean =>
  Object.values(lists).length > 0 && Object.values(lists).every((list) => list?.total === 0);

/** Results of all tabs up to which a search has found little. */
const LITTLE = 2;

/**
 * Whether a search found so little that similar results are added; every tab could be read. Results that are only posts
 * count as little, because a shop sells goods.
 */
export function foundLittle(lists: SearchLists): boolean {
  const all = Object.values(lists);
  if (all.length === 0 || all.some((list) => list == null)) return false;
  const isLittle = all.reduce((sum, list) => sum + (list?.total ?? 0), 0) <= LITTLE;
  const { posts, ...others } = lists;
  const isPostsAlone = posts !== undefined && all.length > 1;
  return isLittle || (isPostsAlone && Object.values(others).every((list) => list?.total === 0));
}

/**
 * The few results that were found, before those that come near in the same tab. A tab without results has only the latter.
 * @param keywords the search
 */
export const withNear = (found: SearchLists, near: SearchLists, keywords = ""): SearchLists =>
  Object.fromEntries(
    Object.entries(found).map(([category, list]) => [
      category,
      joined(
        category === "posts" && list && isMention(list, keywords)
          ? { ...list, isMention: true }
          : list,
        near[category as SearchCategory],
      ),
    ]),
  );

/** Whether no title has all the words, by their beginnings. */
function isMention({ items, total }: SearchList, keywords: string): boolean {
  const beginnings = wordsOf(fold(keywords)).map((word) =>
    word.slice(0, Math.max(4, word.length - 2)),
  );
  const hasAll = ({ title }: SearchItem) => {
    const words = fold(title);
    return beginnings.every((beginning) => words.includes(beginning));
  };
  return total > 0 && !items.some(hasAll);
}

function joined(
  list: SearchList | null | undefined,
  near: SearchList | null | undefined,
): SearchList | null {
  if (!list || !near) return list ?? near ?? null;
  if (list.total === 0) return near;
  const known = new Set(list.items.map(({ id }) => id));
  const more = near.items
    .filter(({ id }) => !known.has(id))
    .slice(0, SEARCH_LIMIT - list.items.length);
  return more.length > 0 ? { ...list, more } : list;
}

/** How near posts are that only mention the words, beside goods that come near (from 0 to 1). */
const MENTION = 0.5;

/**
 * The tab to show: the requested one, otherwise products if any were found, otherwise the first with results, otherwise
 * the first of all. If there are only similar results, the tab with the best ones.
 */
export function activeCategory(
  requested: SearchCategory | null,
  configured: readonly SearchCategory[],
  lists: SearchLists,
): SearchCategory | null {
  if (requested && configured.includes(requested)) return requested;
  const nearness = (category: SearchCategory) => {
    const list = lists[category];
    return list?.near ?? (list?.isMention ? MENTION : 1);
  };
  const found = configured
    .filter((category) => (lists[category]?.total ?? 0) > 0)
    .sort(
      (a, b) => nearness(b) - nearness(a) || Number(b === "products") - Number(a === "products"),
    );
  return found[0] ?? configured[0] ?? null;
}
