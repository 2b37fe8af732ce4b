import "server-only";
import { cache } from "react";
import { calls } from "#lib/api/calls/index.ts";
import type { Post } from "#lib/api/schemas/content.ts";
import type { Page } from "#lib/api/schemas/list.ts";
import { read } from "#lib/data/read.ts";
import type { SiteContext } from "#lib/site/types.ts";

type PostType = "post" | "page";
const NEWEST_FIRST = { field: "published_at", order: "desc" } as const;

/** A post or page by its slug, null when there is none or it is a draft. */
export const getPost = cache(
  async (context: SiteContext, slug: string, type: PostType): Promise<Post | null> => {
    const list = await read(context, calls.cms.post.filterStandard, {
      input: { slug, postTypeSlugs: [type], sort: NEWEST_FIRST, page: 1, limit: 1 },
      tags: ["posts", `post:${slug}`],
    });
    return list?.items.find((post) => post.slug === slug && post.status !== "draft") ?? null;
  },
);

/** A page by the slug that is the same in every language, null when there is none or it is a draft. */
export const getPageBySlugMain = cache(
  async (context: SiteContext, slugMain: string): Promise<Post | null> => {
    const list = await read(context, calls.cms.post.filterStandard, {
      input: { slug: slugMain, postTypeSlugs: ["page"], sort: NEWEST_FIRST, page: 1, limit: 1 },
      tags: ["posts", `post:${slugMain}`],
    });
    const found = list?.items.find((page) => (page.slugMain || page.slug) === slugMain);
    return found && found.status !== "draft" ? found : null;
  },
);

interface PostQuery {
  readonly termSlugs?: readonly string[];
  readonly page?: number;
  readonly limit?: number;
}

/** A page of posts, newest first. A page above the total is ignored. */
export const listPosts = (
  context: SiteContext,
  { termSlugs = [], page = 1, limit = 10 }: PostQuery,
): Promise<Page<Post>> => readPosts(context, termSlugs.join(","), page, limit);

/** `cache` compares arguments by identity: page and metadata ask for the same list. */
const readPosts = cache(
  async (context: SiteContext, terms: string, page: number, limit: number): Promise<Page<Post>> => {
    const list = await read(context, calls.cms.post.filterStandard, {
      input: {
        postTypeSlugs: ["post"],
        sort: NEWEST_FIRST,
        page,
        limit,
        ...(terms === "" ? {} : { termSlugs: terms.split(",") }),
      },
      tags: ["posts"],
    });
    if (!list) return { items: [], page: 1, perPage: limit, totalPages: 1, total: 0 };
    if (page > 1 && page > list.totalPages) return readPosts(context, terms, 1, limit);
    return { ...list, page, items: list.items.filter(({ status }) => status !== "draft") };
  },
);
