import "server-only";
import { getTranslations } from "next-intl/server";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableImage } from "#components/kit/cms/slots/editable-image.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { ElementMark } from "#components/kit/cms/slots/element-mark.tsx";
import { TimeNote } from "#components/kit/cms/time-note.tsx";
import { JsonLd } from "#components/kit/seo/json-ld.tsx";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { RelatedPosts } from "#components/shop/blog/related-posts.tsx";
import { Breadcrumbs } from "#components/shop/catalog/breadcrumbs.tsx";
import { CategoryChips } from "#components/shop/catalog/category-chips.tsx";
import { Reviews } from "#components/shop/review/reviews.tsx";
import { formatDate, isoOf } from "#lib/base/utils/date.ts";
import { getPost } from "#lib/web/data/content/posts.ts";
import { slotsOfPost } from "#lib/web/data/content/slots-of-post.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { postData } from "#lib/web/seo/structured/blog-posting.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  slug: string;
  /** The site's own post type, if the finder has named one. */
  postType?: string;
}

/** One post of any type: title, date and author, picture, text, terms. */
export async function PostView({ context, slug, postType }: Props) {
  const post = await getPost(context, slug, "post", postType);
  if (!post) return <NotFoundPage route={{ name: "content", slug: slug.split("/") }} />;
  const t = await getTranslations();
  const { site, locale } = context;
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const date = formatDate(post.published_at, locale, site.timeZone);
  const slots = slotsOfPost(post, "post");
  const { drawsEmptyPosts, summary } = getRenderers();
  return (
    <article className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <ElementMark element={slots} />
      <JsonLd data={postData(context, post)} />
      <Breadcrumbs
        crumbs={[
          { label: t("catalog.home"), href: href({ name: "home" }) },
          { label: t("content.news"), href: href({ name: "blog" }) },
          { label: post.title },
        ]}
      />
      <header className="mx-auto mt-8 max-w-[46rem]">
        <EditableText
          element={slots}
          path="meta.title"
          as="h1"
          dir="auto"
          className="text-h1"
          usual={post.slug}
        />
        <p className="mt-4 flex flex-wrap gap-x-3 text-muted empty:hidden">
          {date && <time dateTime={isoOf(post.published_at)}>{date}</time>}{" "}
          {post.author?.name && <span>{t("content.by", { name: post.author.name })}</span>}
        </p>
        <TimeNote publishedAt={post.published_at} />
      </header>
      <EditableImage
        element={slots}
        path="meta.media"
        sizes="(min-width: 1344px) 1024px, 94vw"
        priority
        className="mx-auto mt-8 aspect-3/2 w-full max-w-[64rem] rounded-xl object-cover md:aspect-2/1"
      />
      <div dir="auto" className="mx-auto mt-8 max-w-[46rem] text-lead empty:hidden">
        {post.body || drawsEmptyPosts ? (
          <>
            {summary(slots)}
            <EditableHtml element={slots} path="meta.body" />
          </>
        ) : (
          post.excerpt
        )}
      </div>
      <footer className="mx-auto mt-4 max-w-[46rem]">
        <CategoryChips
          label={t("content.terms")}
          links={post.terms
            .filter(({ slug }) => slug !== "")
            .map(({ id, title, slug }) => ({
              id,
              name: title || slug,
              href: href({ name: "blog", slug: slug.split("/") }),
            }))}
        />
      </footer>
      <Reviews
        context={context}
        entity="post"
        id={post.id}
        className="mx-auto mt-[clamp(2.5rem,5vw,4.5rem)] max-w-[46rem]"
      />
      <RelatedPosts context={context} post={post} />
    </article>
  );
}
