import "server-only";
import { getTranslations } from "next-intl/server";
import { JsonLd } from "#components/kit/seo/json-ld.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { redirectTo } from "#components/pages/layout/redirect-to.ts";
import { PostList } from "#components/shop/blog/post-list.tsx";
import { Breadcrumbs } from "#components/shop/catalog/breadcrumbs.tsx";
import { CategoryChips } from "#components/shop/catalog/category-chips.tsx";
import { ancestorsOf, childrenOf } from "#lib/shop/domain/content/term-tree.ts";
import { type ListView, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import { listPosts } from "#lib/web/data/content/posts.ts";
import { findTerm, listBlogCategories } from "#lib/web/data/content/terms.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { listData } from "#lib/web/seo/structured/item-list.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  /** The path of a category or tag, null for all posts. */
  slug: string | null;
  view: ListView;
}

/** All posts, or those of a term, newest first (docs/screens.md §2.15). */
export async function BlogView({ context, slug, view }: Props) {
  const [term, found, t] = await Promise.all([
    slug === null ? null : findTerm(context, slug),
    readOptional(listBlogCategories(context)),
    getTranslations(),
  ]);
  if (slug !== null && !term)
    return <NotFoundPage route={{ name: "blog", slug: slug.split("/") }} />;
  const { site, locale } = context;
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const hrefOf = (of: { slug: string }) => href({ name: "blog", slug: of.slug.split("/") });
  const here = term?.slug ? hrefOf(term) : href({ name: "blog" });
  // A term is found by its full path, so that it has only one URL.
  if (term?.slug && term.slug.normalize("NFC") !== slug) redirectTo(here);
  const posts = await listPosts(context, {
    termSlugs: term ? [term.slug] : [],
    page: view.page,
    limit: view.limit,
  });
  const categories = found ?? [];
  const shelves = childrenOf(term, categories);
  return (
    <div className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <JsonLd
        data={listData(
          context,
          posts.items.map(({ slug }) => ({ name: "content", slug: slug.split("/") })),
        )}
      />
      <Breadcrumbs
        crumbs={[
          { label: t("catalog.home"), href: href({ name: "home" }) },
          { label: t("content.news"), href: term ? href({ name: "blog" }) : undefined },
          ...(term ? ancestorsOf(term, categories) : []).map((one) => ({
            label: one.title,
            href: hrefOf(one),
          })),
          ...(term ? [{ label: term.title }] : []),
        ]}
      />
      <h1 dir="auto" className="mt-4 text-h1">
        {term ? term.title || term.slug : t("content.news")}
      </h1>
      {!term && <p className="mt-3 max-w-[68ch] text-lead text-muted">{t("content.newsText")}</p>}
      {shelves.length > 0 && (
        <section className="mt-7">
          <h2 className="text-h3">
            {term ? t("content.subCategories") : t("content.blogCategories")}
          </h2>
          <div className="-mt-4">
            <CategoryChips
              label={t("content.blogCategories")}
              links={shelves.map((one) => ({
                id: one.id,
                name: one.title || one.slug,
                href: hrefOf(one),
              }))}
            />
          </div>
        </section>
      )}
      <section className="mt-8">
        {posts.items.length > 0 ? (
          <>
            <h2 className="mb-5 text-h2">{term ? t("content.posts") : t("content.allPosts")}</h2>
            <PostList
              context={context}
              posts={posts}
              hrefFor={(page) => `${here}${toListQuery({ ...view, page })}`}
            />
          </>
        ) : (
          <EmptyState
            icon={ICON_PATHS.pencil}
            title={t("content.emptyPosts")}
            action={
              term && <ButtonLink href={href({ name: "blog" })}>{t("content.allPosts")}</ButtonLink>
            }
          >
            {t("content.emptyPostsText")}
          </EmptyState>
        )}
      </section>
    </div>
  );
}
