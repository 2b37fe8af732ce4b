import type { BlogPosting, WithContext } from "schema-dts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import { shorten } from "#lib/web/seo/metadata.ts";
import { isoDate, withoutEmptyFields } from "#lib/web/seo/structured-fields.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { addressOf, imageOf } from "./address-json-ld.ts";
import { organizationOf } from "./organization.ts";

type Where = Pick<SiteContext, "site" | "locale">;

/** Search engines truncate longer headlines. */
const HEADLINE_LIMIT = 110;

/** schema.org `BlogPosting`. A post without an author has its publisher as author. */
export function postData(context: Where, post: Post): WithContext<BlogPosting> {
  const { title, slug, excerpt, body, author } = post;
  const publisher = organizationOf(context.site);
  const url = addressOf(context, { name: "content", slug: slug.split("/") });
  return withoutEmptyFields<WithContext<BlogPosting>>({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: shorten(title, HEADLINE_LIMIT),
    description: shorten(post.seo?.description || excerpt || plainProse(body)),
    image: imageOf(context, post.media, { kind: "post", slug }),
    datePublished: isoDate(post.published_at),
    author: author?.name ? { "@type": "Person", name: author.name } : publisher,
    publisher,
    inLanguage: context.locale,
    url,
    mainEntityOfPage: url,
  });
}
