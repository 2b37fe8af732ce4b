import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Term } from "#lib/shop/api/schemas/content-schema.ts";
import type { ListView } from "#lib/shop/domain/list/list-view.ts";
import { listPosts } from "#lib/web/data/content/posts.ts";
import { findTerm } from "#lib/web/data/content/terms.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, hrefsOf, thingHrefs } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";
import { missingMetadata } from "./missing-metadata.ts";
import { pagedAddress } from "./paged-address.ts";

/** The blog, or a term of it, in every language it exists in. */
export const blogHrefs = async (context: SiteContext, term: Term | null): Promise<Hrefs> =>
  term
    ? thingHrefs(context, term.termType === "tag" ? "tag" : "category", term, (slug) => ({
        name: "blog",
        slug: slug.split("/"),
      }))
    : hrefsOf(context, () => ({ name: "blog" }));

export async function blogMetadata(
  context: SiteContext,
  slug: string | null,
  view: ListView,
): Promise<Metadata> {
  const term = slug === null ? null : await findTerm(context, slug);
  if (slug !== null && !term) return missingMetadata(context);
  const [{ page }, t] = await Promise.all([
    listPosts(context, { termSlugs: term ? [term.slug] : [], page: view.page, limit: view.limit }),
    getTranslations(),
  ]);
  const hrefs = await blogHrefs(context, term);
  const name = term?.title ?? t("content.news");
  return buildMetadata(context, {
    title: page > 1 ? `${name}, ${t("catalog.page", { page })}` : name,
    description: term ? t("content.term", { title: term.title }) : t("content.newsText"),
    ...pagedAddress(context, hrefs, page),
    card: term ? { kind: "term", slug: term.slug } : undefined,
  });
}
