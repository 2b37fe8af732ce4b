import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Term } from "@/lib/api/schemas/content";
import { listPosts } from "@/lib/data/posts";
import { findTerm } from "@/lib/data/terms";
import type { ListView } from "@/lib/domain/list-view";
import type { SiteContext } from "@/lib/site/types";
import { type Hrefs, hrefsOf, thingHrefs } from "./alternates";
import { buildMetadata } from "./metadata";
import { missingMetadata } from "./missing-metadata";
import { pagedAddress } from "./paged-address";

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
