import "server-only";
import { z } from "zod";
import { call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { dictionary, flagOr, id, numberOr, textOr } from "#lib/api/schemas/fields.ts";
import { type Page, pageOf } from "#lib/api/schemas/list.ts";
import { mediaList } from "#lib/api/schemas/media.ts";
import { paging, sortOut, text } from "#lib/api/schemas/out.ts";
import type { Category } from "#lib/api/schemas/product.ts";
import { getCategoryTree } from "#lib/data/catalog/categories.ts";
import { homeSlugMain } from "#lib/data/content/pages.ts";
import { read } from "#lib/data/read.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { listTerms } from "./sitemap-terms.ts";

const row = z.object({
  id,
  slug: textOr(""),
  slugMain: textOr(""),
  translations: dictionary,
  media: mediaList,
  /** Backends name the time of the last change in either way. */
  updated_at: textOr(""),
  updatedAt: textOr(""),
  published_at: textOr(""),
  archived: flagOr(false),
  status: textOr(""),
  termType: textOr(""),
});
/** What a sitemap needs to know of a thing. */
export type SitemapRow = z.output<typeof row>;

const ROWS_A_PAGE = 100;
const list = { ...paging, sort: sortOut };

/** The lists of the site once more, read for addresses only: nothing but what a sitemap says travels. */
const lists = {
  posts: call(endpoints.cms.postFilterStandard, {
    input: z.object({ postTypeSlugs: z.array(text), ...list }),
    answer: pageOf(row),
  }),
  products: call(endpoints.product.webFilter, {
    input: z.object({
      filters: z.array(z.object({ key: text, value: z.literal(false) })),
      select: z.array(text),
      ...list,
    }),
    answer: pageOf(row),
  }),
  events: call(endpoints.calendar.eventFilter, {
    input: z.object(paging),
    answer: pageOf(row.extend({ slug: textOr(""), capacity: numberOr(null) })),
  }),
};

const FIELDS = [
  "id",
  "slug",
  "slugMain",
  "translations",
  "media",
  "archived",
  "updated_at",
] as const;

/** One page of the things of a kind in the context's language; everything that is not public is left out. */
type Reader = (context: SiteContext, page: number) => Promise<Page<SitemapRow>>;

/** How each kind is read. A kind's rows come in the same order in every language. */
export const SITEMAP_READERS = {
  pages: (context, page) => posts(context, "page", page),
  posts: (context, page) => posts(context, "post", page),
  terms: async (context) => whole(await listTerms(context)),
  products: async (context, page) =>
    shown(
      await read(context, lists.products, {
        input: {
          filters: [{ key: "archived", value: false }],
          select: [...FIELDS],
          sort: { field: "id", order: "asc" },
          page,
          limit: ROWS_A_PAGE,
        },
        tags: ["products"],
      }),
    ),
  categories: async (context) => whole(flat(await getCategoryTree(context))),
  events: async (context, page) =>
    shown(
      await read(context, lists.events, { input: { page, limit: ROWS_A_PAGE }, tags: ["events"] }),
    ),
} as const satisfies Record<string, Reader>;

export type SitemapKind = keyof typeof SITEMAP_READERS;

async function posts(context: SiteContext, type: "post" | "page", page: number) {
  const answer = shown(
    await read(context, lists.posts, {
      input: {
        postTypeSlugs: [type],
        sort: { field: "published_at", order: "desc" },
        page,
        limit: ROWS_A_PAGE,
      },
      tags: ["posts"],
    }),
  );
  if (type === "post") return answer;
  // The page behind `/` is found there and nowhere else.
  const home = homeSlugMain(context);
  return {
    ...answer,
    items: answer.items.filter(({ slug, slugMain }) => (slugMain || slug) !== home),
  };
}

function shown(answer: Page<SitemapRow> | null): Page<SitemapRow> {
  if (!answer) return whole([]);
  return {
    ...answer,
    items: answer.items.filter(({ archived, status }) => !archived && status !== "draft"),
  };
}

/** Lists that come in one piece. */
const whole = (things: readonly object[]): Page<SitemapRow> => {
  const items = things.map((thing) => row.parse(thing));
  return { items, page: 1, perPage: items.length, totalPages: 1, total: items.length };
};

const flat = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flat(category.children)]);
