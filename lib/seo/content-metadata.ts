import "server-only";
import type { Metadata } from "next";
import type { Post } from "@/lib/api/schemas/content";
import { decidePath } from "@/lib/data/pages";
import { getPost } from "@/lib/data/posts";
import type { SiteContext } from "@/lib/site/types";
import { type Hrefs, hrefsOf, slugIn } from "./alternates";
import { socialImage } from "./image";
import { buildMetadata, plainText } from "./metadata";
import { missingMetadata } from "./missing-metadata";

/** A page or post in every language it exists in. */
export const contentHrefs = (context: SiteContext, post: Post): Hrefs =>
  hrefsOf(context, (code) => {
    const slug = slugIn(context, post, code);
    return slug ? { name: "content", slug: slug.split("/") } : null;
  });

/** Metadata of a content path: the page or post behind it, nothing for what is redirected or not there. */
export async function contentMetadata(context: SiteContext, path: string): Promise<Metadata> {
  const { type, slug } = await decidePath(context, path);
  if (type !== "page" && type !== "post") return missingMetadata(context);
  const post = await getPost(context, slug || path, type);
  if (!post) return missingMetadata(context);
  const hrefs = contentHrefs(context, post);
  return buildMetadata(context, {
    title: post.seo?.title || post.title,
    description: post.seo?.description || post.excerpt || plainText(post.body),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    image: socialImage(post.seo?.image ?? post.media),
  });
}
