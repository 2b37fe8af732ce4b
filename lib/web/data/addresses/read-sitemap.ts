import "server-only";
import { sitemapCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { Category } from "#lib/shop/api/schemas/product-schema.ts";
import { type SitemapRow, sitemapRow } from "#lib/shop/api/schemas/sitemap-schema.ts";
import { isUpcoming } from "#lib/shop/domain/content/schedule.ts";
import { getCategoryTree } from "#lib/web/data/catalog/categories.ts";
import { homeSlugMain } from "#lib/web/data/content/pages.ts";
import { listTerms } from "#lib/web/data/content/terms.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

const ROWS_A_PAGE = 100;

const FIELDS = [
  "id",
  "slug",
  "slugMain",
  "translations",
  "media",
  "archived",
  "updated_at",
] as const;

/** One page of the entities of a kind in the context's language, without those that are not public. */
type Reader = (context: SiteContext, page: number) => Promise<Page<SitemapRow>>;

/** How each kind is read. A kind's rows come in the same order in every language. */
export const SITEMAP_READERS = {
  pages: (context, page) => posts(context, "page", page),
  posts: (context, page) => posts(context, "post", page),
  terms: async (context) => onePage(await listTerms(context)),
  products: async (context, page) =>
    shown(
      await read(context, sitemapCalls.products, {
        input: {
          filters: [{ key: "archived", value: false }],
          select: [...FIELDS],
          sort: { field: "id", order: "asc" },
          page,
          limit: ROWS_A_PAGE,
        },
        tags: null,
      }),
    ),
  categories: async (context) => onePage(flat(await getCategoryTree(context))),
  events: async (context, page) =>
    shown(
      await read(context, sitemapCalls.events, {
        input: { page, limit: ROWS_A_PAGE },
        tags: null,
      }),
    ),
} as const satisfies Record<string, Reader>;

export type SitemapKind = keyof typeof SITEMAP_READERS;

async function posts(context: SiteContext, type: "post" | "page", page: number) {
  const answer = shown(
    await read(context, sitemapCalls.posts, {
      input: {
        postTypeSlugs: [type],
        sort: { field: "published_at", order: "desc" },
        page,
        limit: ROWS_A_PAGE,
      },
      tags: null,
    }),
  );
  const now = Date.now();
  const items = answer.items.filter((row) => !isUpcoming(row, now));
  if (type === "post") return { ...answer, items };
  // The page behind `/` is listed at `/` only.
  const home = homeSlugMain(context);
  return { ...answer, items: items.filter(({ slug, slugMain }) => (slugMain || slug) !== home) };
}

function shown(answer: Page<SitemapRow> | null): Page<SitemapRow> {
  if (!answer) return onePage([]);
  return {
    ...answer,
    items: answer.items.filter(({ archived, status }) => !archived && status !== "draft"),
  };
}

/** A list that the backend does not page, as one page. */
const onePage = (things: readonly object[]): Page<SitemapRow> => {
  const items = things.map((thing) => sitemapRow.parse(thing));
  return { items, page: 1, perPage: items.length, totalPages: 1, total: items.length };
};

const flat = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flat(category.children)]);
