import "server-only";
import type { Metadata } from "next";
import { cache } from "react";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { findCustomPage } from "#lib/web/custom/find-page.ts";
import { decidePath, homeSlugMain } from "#lib/web/data/content/pages.ts";
import { getPost } from "#lib/web/data/content/posts.ts";
import { showsScheduled } from "#lib/web/data/content/scheduled-preview.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import type { Locale, SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, thingHrefs } from "./alternates.ts";
import { customMetadata } from "./custom-metadata.ts";
import { homeHrefs } from "./home-metadata.ts";
import { buildMetadata } from "./metadata.ts";
import { missingMetadata } from "./missing-metadata.ts";

/**
 * A page or post in every language in which visitors see it: staff are also offered its drafts. The page behind `/` has
 * no other address.
 */
export async function contentHrefs(context: SiteContext, post: Post): Promise<Hrefs> {
  if (isHome(context, post)) return homeHrefs(context);
  const type = post.postTypeSlug === "page" ? "page" : "post";
  return thingHrefs(
    context,
    type,
    post,
    (slug) => ({ name: "content", slug: slug.split("/") }),
    async (slug, locale) => {
      if (showsScheduled()) return true;
      const reading = getPost(inLanguage(context, locale), slug, type, post.postTypeSlug || type);
      const found = await readOptional(reading.then((other) => ({ isPublic: other !== null })));
      // A fault of the backend takes no language away.
      return found?.isPublic ?? true;
    },
  );
}

/** For reads of content, which is the same in every store. */
const inLanguage = cache(
  (context: SiteContext, locale: Locale): SiteContext => ({ ...context, locale }),
);

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
    description: post.seo?.description || post.excerpt || plainProse(post.body),
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
