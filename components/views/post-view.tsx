import "server-only";
import { getTranslations } from "next-intl/server";
import { Breadcrumbs } from "@/components/catalog/breadcrumbs";
import { CategoryChips } from "@/components/catalog/category-chips";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { PageLanguages } from "@/components/layout/page-languages";
import { Picture } from "@/components/ui/picture";
import { SafeHtml } from "@/components/ui/safe-html";
import { getSettings } from "@/lib/config/settings";
import { getPost } from "@/lib/data/posts";
import { hrefTo, type Route } from "@/lib/i18n/routes";
import { contentHrefs } from "@/lib/seo/content-metadata";
import type { SiteContext } from "@/lib/site/types";
import { formatDate } from "@/lib/utils/format";
import { toImage } from "@/lib/utils/media";
import { sanitize } from "@/lib/utils/sanitize";

/** One post: title, when and by whom, picture, text, what it is filed under. */
export async function PostView({ context, slug }: { context: SiteContext; slug: string }) {
  const post = await getPost(context, slug, "post");
  if (!post) return <NotFoundPage />;
  const t = await getTranslations();
  const { site, locale } = context;
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const image = toImage(post.media, getSettings().MEDIA_URL);
  return (
    <article className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <PageLanguages hrefs={contentHrefs(context, post)} />
      <Breadcrumbs
        crumbs={[
          { label: t("catalog.home"), href: href({ name: "home" }) },
          { label: t("content.news"), href: href({ name: "blog" }) },
          { label: post.title },
        ]}
      />
      <header className="mx-auto mt-8 max-w-[46rem]">
        <h1 className="text-h1">{post.title}</h1>
        <p className="mt-4 flex flex-wrap gap-x-3 text-muted">
          <time dateTime={post.published_at}>{formatDate(post.published_at, locale)}</time>
          {post.author?.name && <span>{t("content.by", { name: post.author.name })}</span>}
        </p>
      </header>
      {image && (
        <Picture
          image={image}
          alt={post.media?.description ?? ""}
          sizes="(min-width: 1344px) 1024px, 94vw"
          priority
          className="mx-auto mt-8 aspect-3/2 w-full max-w-[64rem] rounded-xl object-cover md:aspect-2/1"
        />
      )}
      <SafeHtml html={sanitize(post.body)} className="mx-auto mt-8 max-w-[46rem] text-lead" />
      <footer className="mx-auto mt-4 max-w-[46rem]">
        <CategoryChips
          label={t("content.blogCategories")}
          links={post.terms.map(({ id, title, slug }) => ({
            id,
            name: title,
            href: href({ name: "blog", slug: [slug] }),
          }))}
        />
      </footer>
    </article>
  );
}
