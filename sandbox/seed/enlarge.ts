import type { SiteLanguage, Text } from "./text.ts";
import type { Seed, SeedSite } from "./types.ts";
import type { SeedCategory, SeedProduct } from "./types-catalogue.ts";
import type { SeedPost } from "./types-content.ts";

/** New ids begin above those of the demo. */
const FIRST_CATEGORY = 1_000;
const FIRST_ID = 200_000;
/** A category for so many products, a post for so many, a site for so many: 500, 20,000 and 50 for 60,000. */
const A_CATEGORY = 120;
const A_POST = 3;
const A_SITE = 1_200;
/** Categories below one, so that trees are as deep as those of large shops. */
const CHILDREN = 7;

/**
 * The demo as a large shop: its first site gets copies of its products, filed under new categories, and copies of its
 * posts, up to the given number; copies of the whole site follow. Pictures are the demo's. Below the demo's own number
 * nothing changes.
 */
export function enlarge(seed: Seed, products: number): Seed {
  const [first] = seed.sites;
  if (!first || !(products > seed.products.length)) return seed;
  const own = { ...seed, ...seed.perSite?.[first.domain] };
  const categories = moreCategories(own, Math.floor(products / A_CATEGORY), first.defaultLanguage);
  return {
    ...seed,
    sites: [...seed.sites, ...moreSites(seed, first, Math.floor(products / A_SITE))],
    perSite: {
      ...seed.perSite,
      [first.domain]: {
        ...seed.perSite?.[first.domain],
        categories: [...own.categories, ...categories],
        products: [
          ...own.products,
          ...moreProducts(own, products, categories, first.defaultLanguage),
        ],
        posts: [...own.posts, ...morePosts(own, Math.floor(products / A_POST), first)],
      },
    },
  };
}

function moreCategories(seed: Seed, count: number, language: SiteLanguage): SeedCategory[] {
  const roots = seed.categories.filter(({ parentId }) => parentId === null);
  return Array.from({ length: Math.max(0, count - seed.categories.length) }, (_, index) => {
    const pattern = at(roots, index);
    const parent = Math.floor(index / CHILDREN) - 1;
    return {
      ...pattern,
      id: FIRST_CATEGORY + index,
      parentId: parent < 0 ? null : FIRST_CATEGORY + parent,
      name: numbered(pattern.name, language, index),
      slug: numberedSlug(pattern.slug, language, index),
      description: only(pattern.description, language),
    };
  });
}

/** Copies of directly sold products; each is in one of the new categories, in turn. */
function moreProducts(
  seed: Seed,
  count: number,
  categories: readonly SeedCategory[],
  language: SiteLanguage,
): SeedProduct[] {
  const patterns = seed.products.filter(({ format, archived }) => format === "simple" && !archived);
  return Array.from({ length: count - seed.products.length }, (_, index) => {
    const pattern = at(patterns, index);
    const category = categories.length > 0 ? at(categories, index).id : undefined;
    return {
      ...pattern,
      reviews: [],
      crossSell: [],
      featured: false,
      id: FIRST_ID + index,
      sku: `${pattern.sku}-${index}`,
      name: numbered(pattern.name, language, index),
      slug: numberedSlug(pattern.slug, language, index),
      description: only(pattern.description, language),
      retailPrice: pattern.retailPrice + (index % 400),
      categories: category === undefined ? pattern.categories : [category],
      categoryPriority: index % 100,
      stock: 1_000,
    };
  });
}

function morePosts(seed: Seed, count: number, { defaultLanguage }: SeedSite): SeedPost[] {
  const patterns = seed.posts.filter(({ kind }) => kind === "post");
  return Array.from({ length: Math.max(0, count - patterns.length) }, (_, index) => {
    const pattern = at(patterns, index);
    const excerpt = only(pattern.excerpt, defaultLanguage);
    return {
      ...pattern,
      id: FIRST_ID + index,
      title: numbered(pattern.title, defaultLanguage, index),
      slug: numberedSlug(pattern.slug, defaultLanguage, index),
      excerpt,
      body: { en: `<p>${excerpt.en}</p>` },
      daysAgo: pattern.daysAgo + (index % 3_000),
    };
  });
}

function moreSites(seed: Seed, pattern: SeedSite, count: number): SeedSite[] {
  return Array.from({ length: Math.max(0, count - seed.sites.length) }, (_, index) => {
    const siteId = 1_000 + index;
    return {
      ...pattern,
      domain: `shop-${index + 1}.localhost`,
      siteId,
      apiKeyId: siteId,
      apiKey: `bl${siteId}_${pattern.apiKey.slice(4)}`,
      name: `${pattern.name} ${index + 1}`,
      stores: { [pattern.defaultLanguage]: siteId * 10 },
    };
  });
}

function at<T>(patterns: readonly T[], index: number): T {
  const found = patterns[index % patterns.length];
  if (found === undefined) throw new Error("The seed has nothing to copy.");
  return found;
}

/** The text in the language of the site that is enlarged, which keeps the database small. */
const only = (text: Text, language: SiteLanguage): Text => ({ en: text[language] ?? text.en });

const numbered = (text: Text, language: SiteLanguage, index: number): Text => ({
  en: `${text[language] ?? text.en} ${index + 1}`,
});

const numberedSlug = (text: Text, language: SiteLanguage, index: number): Text => ({
  en: `${text[language] ?? text.en}-no-${index + 1}`,
});
