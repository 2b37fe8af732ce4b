import "server-only";
import type { Metadata } from "next";
import type { Post } from "#lib/shop/api/schemas/content.ts";
import { findCustomPage } from "#lib/web/custom/find-page.ts";
import { decidePath, homeSlugMain } from "#lib/web/data/content/pages.ts";
import { getPost } from "#lib/web/data/content/posts.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, thingHrefs } from "./alternates.ts";
import { customMetadata } from "./custom-metadata.ts";
import { homeHrefs } from "./home-metadata.ts";
import { buildMetadata } from "./metadata.ts";
import { missingMetadata } from "./missing-metadata.ts";

/** A page or post in every language it exists in. The page behind `/` has no other address. */
export const contentHrefs = async (context: SiteContext, post: Post): Promise<Hrefs> =>
  isHome(context, post)
    ? homeHrefs(context)
    : thingHrefs(context, post.postTypeSlug === "page" ? "page" : "post", post, (slug) => ({
        name: "content",
        slug: slug.split("/"),
      }));

const isHome = (context: SiteContext, { postTypeSlug, slug, slugMain }: Post): boolean =>
  postTypeSlug === "page" && (slugMain || slug) === homeSlugMain(context);

/** Metadata of the page or post at a path; that of a 404 page for a path that is redirected or has no page. */
export async function contentMetadata(context: SiteContext, path: string): Promise<Metadata> {
  const custom = findCustomPage(context, path);
  if (custom) return customMetadata(context, custom);
  const { type, slug, postType } = await decidePath(context, path);
  if (type !== "page" && type !== "post") return missingMetadata(context);
  const post = await getPost(context, slug || path, type, postType);
  if (!post) return missingMetadata(context);
  const hrefs = await contentHrefs(context, post);
  return buildMetadata(context, {
    title: post.seo?.title || post.title,
    description: post.seo?.description || post.excerpt || plainText(post.body),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    card: { kind: type, slug: post.slug },
    picture: post.seo?.image,
    article:
      type === "post"
        ? { published: post.published_at, author: post.author?.name ?? "" }
        : undefined,
  });
}
