import "server-only";
import type { Metadata } from "next";
import { textAt } from "#lib/shop/domain/content/element.ts";
import { getSections } from "#lib/web/data/content/elements.ts";
import { homeSlugMain } from "#lib/web/data/content/pages.ts";
import { getPageBySlugMain } from "#lib/web/data/content/posts.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, hrefsOf } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";

export const homeHrefs = (context: SiteContext): Hrefs =>
  hrefsOf(context, () => ({ name: "home" }));

/**
 * Metadata of the home page: from the SEO fields of its page, else the site's own title, described by the first
 * section.
 */
export async function homeMetadata(context: SiteContext): Promise<Metadata> {
  const slugMain = homeSlugMain(context);
  const [sections, page] = await Promise.all([
    readOptional(getSections(context, slugMain)),
    readOptional(getPageBySlugMain(context, slugMain)),
  ]);
  const first = sections?.[0];
  const hrefs = homeHrefs(context);
  return buildMetadata(context, {
    title: page?.seo?.title ?? "",
    description: page?.seo?.description || (first ? plainProse(textAt(first, "meta.text")) : ""),
    picture: page?.seo?.image,
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
  });
}
