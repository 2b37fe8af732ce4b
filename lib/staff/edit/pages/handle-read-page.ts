import "server-only";
import { z } from "zod";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { PageInfo, PageSettings } from "./page-info.ts";
import { findAtPath, homeSlugOf, listPages, listPostTypes, pagePath } from "./staff-posts.ts";

/** POST /api/edit/page/read: the current page, and the data for creating a new one. */
export const handleReadPage = staffRoute({
  action: "page.read",
  scope: null,
  body: z.object({ path: pagePath }),
  run: async ({ input, send, site }): Promise<PageInfo> => {
    const types = await listPostTypes(send);
    const [page, pages] = await Promise.all([
      findAtPath(
        { path: input.path, send, site },
        types.map(({ slug }) => slug),
      ),
      listPages(send),
    ]);
    const isHome = (page?.slugMain || page?.slug) === homeSlugOf(site);
    return {
      page: page && toSettings(page),
      isHome,
      canUpdate: offersCall(site, "postUpdate"),
      canRedirect: offersCall(site, "redirects"),
      canDelete: page !== null && !isHome && offersCall(site, "postDelete"),
      types,
      templates: pages.map(({ slug, slugMain, title }) => ({
        slugMain: slugMain || slug,
        title: title || slug,
      })),
    };
  },
});

/** A page or post as its settings show it. */
export const toSettings = (post: Post): PageSettings => ({
  id: post.id,
  type: post.postTypeSlug,
  title: post.title,
  slug: post.slug,
  slugMain: post.slugMain || post.slug,
  status: post.status === "draft" ? "draft" : "published",
  publishedAt: post.published_at,
  excerpt: post.excerpt,
  body: post.body,
  author: post.author?.name ?? "",
  picture: post.media,
  terms: post.terms.map(({ id, title, slug }) => ({ id, title: title || slug })),
  seo: {
    title: post.seo?.title ?? "",
    description: post.seo?.description ?? "",
    image: post.seo?.image ?? null,
  },
  seen: post.updated_at,
});
