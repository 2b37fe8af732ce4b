import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Term } from "@/lib/api/schemas/content";
import { listPosts } from "@/lib/data/posts";
import { getTerm } from "@/lib/data/terms";
import { DEFAULT_VIEW, type ListView, toListQuery } from "@/lib/domain/list-view";
import type { SiteContext } from "@/lib/site/types";
import { type Hrefs, hrefsOf, slugIn } from "./alternates";
import { buildMetadata } from "./metadata";
import { missingMetadata } from "./missing-metadata";

export const blogHrefs = (context: SiteContext, term: Term | null): Hrefs =>
  hrefsOf(context, (code) => {
    if (!term) return { name: "blog" };
    const slug = slugIn(context, term, code);
    return slug ? { name: "blog", slug: [slug] } : null;
  });

export async function blogMetadata(
  context: SiteContext,
  slug: string | null,
  view: ListView,
): Promise<Metadata> {
  const term = slug === null ? null : await getTerm(context, slug);
  if (slug !== null && !term) return missingMetadata(context);
  const [{ page }, t] = await Promise.all([
    listPosts(context, { termSlugs: term ? [term.slug] : [], page: view.page, limit: view.limit }),
    getTranslations(),
  ]);
  const hrefs = blogHrefs(context, term);
  const name = term?.title ?? t("content.news");
  return buildMetadata(context, {
    title: page > 1 ? `${name}, ${t("catalog.page", { page })}` : name,
    description: term ? t("content.term", { title: term.title }) : t("content.newsText"),
    canonical: `${hrefs[context.locale] ?? "/"}${toListQuery({ ...DEFAULT_VIEW, page })}`,
    hrefs: page > 1 ? {} : hrefs,
  });
}
