import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { Post } from "@/lib/api/schemas/content";
import { getSettings } from "@/lib/config/settings";
import { formatDate, isoOf } from "@/lib/domain/instant";
import { hrefTo } from "@/lib/i18n/routes";
import type { SiteContext } from "@/lib/site/types";
import { toImage } from "@/lib/utils/media";

interface Props {
  context: SiteContext;
  post: Post;
  heading: 2 | 3;
}

/** One post in a list. Whatever it lacks is left out; without a title it goes by its address. */
export function PostCard({ context: { site, locale }, post, heading }: Props) {
  const Heading = `h${heading}` as const;
  const date = formatDate(post.published_at, locale);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-lg bg-ground">
        <Picture
          image={toImage(post.media, getSettings().MEDIA_URL)}
          alt=""
          sizes="(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
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
      {post.excerpt && (
        <p dir="auto" className="mt-1.5 line-clamp-3 text-muted">
          {post.excerpt}
        </p>
      )}
    </article>
  );
}
