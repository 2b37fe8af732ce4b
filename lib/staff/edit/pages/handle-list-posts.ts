import "server-only";
import { z } from "zod";
import { staffPostsCall } from "#lib/shop/api/calls/product-variants.ts";
import { isUpcoming } from "#lib/shop/domain/content/schedule.ts";
import { cleanSearch } from "#lib/shop/values/ascii.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import type { ListedPosts } from "./page-info.ts";
import { homeSlugOf, listPostTypes } from "./staff-posts.ts";

/** Entries of one answer. */
const AT_ONCE = 20;

/** POST /api/edit/page/list: pages and posts by a text of their titles, including drafts, newest first. */
export const handleListPosts = staffRoute({
  action: "page.list",
  scope: null,
  body: z.object({
    search: z.string().max(200).transform(cleanSearch).default(""),
    /** Slug of a type of posts; "" for all. */
    type: z.string().max(300).default(""),
    page: z.number().int().min(1).max(10_000).default(1),
  }),
  run: async ({ input: { search, type, page }, send, site }): Promise<ListedPosts> => {
    const known = (await listPostTypes(send)).map(({ slug }) => slug);
    const list = dataOf(
      await send(staffPostsCall, {
        input: {
          ...(search.trim() !== "" && { search: search.trim() }),
          postTypeSlugs: type === "" ? known : known.filter((slug) => slug === type),
          status: "any",
          sort: { field: "published_at", order: "desc" },
          page,
          limit: AT_ONCE,
        },
      }),
    );
    const now = Date.now();
    return {
      items: list.items.map((post) => ({
        id: post.id,
        type: post.postTypeSlug,
        title: post.title || post.slug,
        slug: post.slug,
        isHome: (post.slugMain || post.slug) === homeSlugOf(site),
        isDraft: post.status === "draft",
        upcoming: isUpcoming(post, now) ? post.published_at : "",
      })),
      total: list.total,
      hasMore: page < list.totalPages,
    };
  },
});
