import "server-only";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { listNewestPosts } from "#lib/web/data/content/posts.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { PostGrid } from "./post-grid.tsx";

const SHOWN = 3;
const COLUMNS: CSSProperties = { "--cols-s": 1, "--cols-m": 3, "--cols-l": 3 };

/** Other posts of the same type and terms, newest first, with a link to all of them. */
export async function RelatedPosts({ context, post }: { context: SiteContext; post: Post }) {
  const { site, locale } = context;
  const shelf = post.terms.find(({ slug }) => slug !== "");
  const [found, t] = await Promise.all([
    readOptional(
      listNewestPosts(context, {
        termSlugs: shelf ? [shelf.slug] : [],
        postTypes: [post.postTypeSlug],
        limit: SHOWN + 1,
      }),
    ),
    getTranslations("content"),
  ]);
  const others = (found ?? []).filter(({ id }) => id !== post.id).slice(0, SHOWN);
  return (
    <aside aria-label={t("related")} className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      {others.length > 0 && (
        <>
          <h2 className="mb-5 text-h2">{t("related")}</h2>
          <PostGrid context={context} posts={others} style={COLUMNS} />
        </>
      )}
      <p className="mt-8">
        <ButtonLink
          variant="secondary"
          href={hrefTo({ name: "blog" }, { locale, defaultLocale: site.defaultLocale })}
        >
          {t("backToNews")}
        </ButtonLink>
      </p>
    </aside>
  );
}
