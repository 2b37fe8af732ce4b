import "server-only";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { Breadcrumbs } from "@/components/catalog/breadcrumbs";
import { CategoryChips } from "@/components/catalog/category-chips";
import { PostGrid } from "@/components/catalog/post-grid";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { PageLanguages } from "@/components/layout/page-languages";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { listPosts } from "@/lib/data/posts";
import { settle } from "@/lib/data/settle";
import { getTerm, listBlogCategories } from "@/lib/data/terms";
import { type ListView, toListQuery } from "@/lib/domain/list-view";
import { hrefTo, type Route } from "@/lib/i18n/routes";
import { blogHrefs } from "@/lib/seo/blog-metadata";
import type { SiteContext } from "@/lib/site/types";

interface Props {
  context: SiteContext;
  /** The category or tag, null for all posts. */
  slug: string | null;
  view: ListView;
}

const COLUMNS = { "--cols-s": 1, "--cols-m": 2, "--cols-l": 3 } as CSSProperties;

/** All posts, or those of a term, newest first (spec 2, Posts). */
export async function BlogView({ context, slug, view }: Props) {
  const term = slug === null ? null : await getTerm(context, slug);
  if (slug !== null && !term) return <NotFoundPage />;
  const { site, locale } = context;
  const [posts, categories, t] = await Promise.all([
    listPosts(context, { termSlugs: term ? [term.slug] : [], page: view.page, limit: view.limit }),
    settle(listBlogCategories(context)),
    getTranslations(),
  ]);
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const here = href(slug === null ? { name: "blog" } : { name: "blog", slug: [slug] });
  const shelves = (categories ?? []).filter(({ parentId }) => parentId === (term?.id ?? null));
  return (
    <div className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <PageLanguages hrefs={blogHrefs(context, term)} />
      <Breadcrumbs
        crumbs={[
          { label: t("catalog.home"), href: href({ name: "home" }) },
          ...(term
            ? [{ label: t("content.news"), href: href({ name: "blog" }) }, { label: term.title }]
            : [{ label: t("content.news") }]),
        ]}
      />
      <h1 className="mt-4 text-h1">{term?.title ?? t("content.news")}</h1>
      {!term && <p className="mt-3 max-w-[68ch] text-lead text-muted">{t("content.newsText")}</p>}
      <CategoryChips
        label={t("content.blogCategories")}
        links={shelves.map(({ id, title, slug: to }) => ({
          id,
          name: title,
          href: href({ name: "blog", slug: [to] }),
        }))}
      />
      <div className="mt-8">
        {posts.items.length > 0 ? (
          <PostGrid context={context} posts={posts.items} headings={2} style={COLUMNS} />
        ) : (
          <EmptyState
            icon="ball"
            title={t("content.emptyPosts")}
            action={<ButtonLink href={href({ name: "blog" })}>{t("content.allPosts")}</ButtonLink>}
          >
            {t("content.emptyPostsText")}
          </EmptyState>
        )}
      </div>
      <div className="mt-12 empty:hidden">
        <Pagination
          page={posts.page}
          totalPages={posts.totalPages}
          hrefFor={(page) => `${here}${toListQuery({ ...view, page })}`}
          labels={{
            nav: t("catalog.pagination.nav"),
            first: t("catalog.pagination.first"),
            previous: t("catalog.pagination.previous"),
            next: t("catalog.pagination.next"),
            last: t("catalog.pagination.last"),
          }}
        />
      </div>
    </div>
  );
}
