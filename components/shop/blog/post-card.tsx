import { TimeNote } from "#components/kit/cms/time-note.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { formatDate, isoOf } from "#lib/base/utils/date.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  post: Post;
  heading: 2 | 3;
  priority?: boolean;
}

/** One post in a list. Missing parts are left out; without a title the slug is shown. */
export function PostCard({ context: { site, locale }, post, heading, priority }: Props) {
  const Heading = `h${heading}` as const;
  const date = formatDate(post.published_at, locale, site.timeZone);
  return (
    <article className="group relative flex h-[100%] flex-col">
      <div className="overflow-hidden rounded-lg bg-ground">
        <Picture
          image={toImage(post.media, getSettings().MEDIA_URL)}
          alt=""
          sizes="(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
          priority={priority}
          className="aspect-3/2 w-full object-cover transition-transform group-hover:scale-[1.025]"
        />
      </div>
      {date && (
        <time dateTime={isoOf(post.published_at)} className="mt-3 text-small text-muted">
          {date}
        </time>
      )}
      <Heading className="mt-1 text-h3" dir="auto">
        <Link
          href={hrefTo(
            { name: "content", slug: post.slug.split("/") },
            { locale, defaultLocale: site.defaultLocale },
          )}
          className="line-clamp-4 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {post.title.trim() || post.slug}
        </Link>
      </Heading>
      <TimeNote publishedAt={post.published_at} />
      {post.excerpt && (
        <p dir="auto" className="mt-1.5 line-clamp-3 text-muted">
          {post.excerpt}
        </p>
      )}
    </article>
  );
}
