import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import { isUpcoming } from "#lib/shop/domain/content/schedule.ts";
import { markOtherView } from "#lib/web/data/mark-other-view.ts";
import { read } from "#lib/web/data/read.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { previewedPost } from "./post-preview.ts";
import { publicPosts } from "./public-posts.ts";
import { showsScheduled } from "./scheduled-preview.ts";

const NEWEST_FIRST = { field: "published_at", order: "desc" } as const;

/**
 * A post or page by its slug; null if there is none, it is a draft, or its date is still to come. Posts may have types
 * defined by the site: `postType` if the finder named it, else any type that the site has.
 */
export const getPost = (
  context: SiteContext,
  slug: string,
  type: "post" | "page",
  postType: string = type,
): Promise<Post | null> => readPost(context, slug, type, postType);

/** `cache` compares arguments, a missing one too. */
const readPost = cache(
  async (
    context: SiteContext,
    slug: string,
    type: "post" | "page",
    postType: string,
  ): Promise<Post | null> => {
    const draft = previewedPost(slug);
    if (draft) return draft;
    const found = await findPost(context, slug, [postType]);
    if (found || type === "page") return found;
    const others = (await listPostTypes(context)).filter((one) => one !== postType);
    return others.length > 0 ? findPost(context, slug, others) : null;
  },
);

async function findPost(
  context: SiteContext,
  slug: string,
  postTypeSlugs: readonly string[],
): Promise<Post | null> {
  const named = await postsNamed(context, slug, postTypeSlugs.join());
  return (await publicPosts(named))[0] ?? null;
}

/** Drafts and later dates included. `cache` compares arguments by identity: `types` are joined by commas. */
const postsNamed = cache(
  async (context: SiteContext, slug: string, types: string): Promise<Post[]> => {
    const list = await read(context, calls.cms.post.filterStandard, {
      input: { slug, postTypeSlugs: types.split(","), sort: NEWEST_FIRST, page: 1, limit: 1 },
      tags: ["posts", `post:${slug}`],
    });
    return (list?.items ?? []).filter((post) => post.slug === slug);
  },
);

/** Whether there is a page that visitors do not see before its date: nor do they see its sections. */
export const isPageUpcoming = cache(
  async (context: SiteContext, slug: string): Promise<boolean> => {
    if (showsScheduled() || previewedPost(slug)) return false;
    const now = Date.now();
    const named = await postsNamed(context, slug, "page");
    return named.some((post) => post.status !== "draft" && isUpcoming(post, now));
  },
);

/** The most types that one call may name. */
const MOST_TYPES = 10;

/** The post types of a site, without pages; empty if the backend does not list them. */
const listPostTypes = cache(async (context: SiteContext): Promise<readonly string[]> => {
  const types = await readOptional(
    read(context, calls.cms.postType.filterStandard, {
      input: { page: 1, limit: 100 },
      tags: ["posts"],
    }),
  );
  const slugs = (types ?? []).map(({ slug }) => slug);
  return slugs.filter((slug) => slug !== "" && slug !== "page").slice(0, MOST_TYPES);
});

/**
 * A page by the slug that is the same in every language, null when there is none or it is a draft. Its date is not asked:
 * it is the home page, which visitors see in any case.
 */
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
  /** Post types; only `post` if none is named. */
  readonly postTypes?: readonly string[];
  /** The backend's own display filter, passed through unchanged. */
  readonly display?: string;
  readonly page?: number;
  readonly limit?: number;
}

/** A page of posts, newest first. A page above the total is ignored. */
export const listPosts = (
  context: SiteContext,
  { termSlugs = [], postTypes = [], display = "", page = 1, limit = 10 }: PostQuery,
): Promise<Page<Post>> =>
  readPosts(context, JSON.stringify([termSlugs, postTypes, display]), page, limit);

/** `cache` compares arguments by identity: page and metadata ask for the same list. */
const readPosts = cache(
  async (context: SiteContext, query: string, page: number, limit: number): Promise<Page<Post>> => {
    const [termSlugs, postTypes, display]: [string[], string[], string] = JSON.parse(query);
    const list = await read(context, calls.cms.post.filterStandard, {
      input: {
        postTypeSlugs: postTypes.length > 0 ? postTypes.slice(0, MOST_TYPES) : ["post"],
        sort: NEWEST_FIRST,
        page,
        limit,
        ...(termSlugs.length > 0 && { termSlugs }),
        ...(display !== "" && { display }),
      },
      tags: ["posts"],
    });
    const isBeyond = page > 1 && page > (list?.totalPages ?? 1);
    if (isBeyond) await markOtherView();
    if (!list) return { items: [], page: 1, perPage: limit, totalPages: 1, total: 0 };
    if (isBeyond) return readPosts(context, query, 1, limit);
    return { ...list, page, items: await publicPosts(list.items) };
  },
);

/** Pages of a list that are read at most, where posts of a later date come first. */
const MOST_PAGES = 3;

/** The given number of newest posts; scheduled posts leave no gaps. */
export async function listNewestPosts(
  context: SiteContext,
  { limit, ...query }: Omit<PostQuery, "page"> & { readonly limit: number },
): Promise<Post[]> {
  const posts: Post[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const list = await listPosts(context, { ...query, page, limit });
    posts.push(...list.items);
    if (posts.length >= limit || page >= list.totalPages) break;
  }
  return posts.slice(0, limit);
}
