import type { CSSProperties } from "react";
import { GRID } from "@/components/cms/grid";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { Post } from "@/lib/api/schemas/content";
import { getSettings } from "@/lib/config/settings";
import { hrefTo } from "@/lib/i18n/routes";
import type { SiteContext } from "@/lib/site/types";
import { formatDate } from "@/lib/utils/format";
import { toImage } from "@/lib/utils/media";

interface Props {
  context: SiteContext;
  posts: readonly Post[];
  headings?: 2 | 3;
  style?: CSSProperties;
}

/** Posts as cards: picture, date, title, the first words. */
export function PostGrid({ context: { site, locale }, posts, headings = 3, style }: Props) {
  const { MEDIA_URL } = getSettings();
  const Heading = `h${headings}` as const;
  return (
    <ul className={GRID} style={style}>
      {posts.map((post) => (
        <li key={post.id}>
          <article className="group relative flex h-full flex-col">
            <div className="overflow-hidden rounded-lg bg-ground">
              <Picture
                image={toImage(post.media, MEDIA_URL)}
                alt=""
                sizes="(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
                className="aspect-3/2 w-full object-cover transition-transform group-hover:scale-[1.025]"
              />
            </div>
            <time dateTime={post.published_at} className="mt-3 text-small text-muted">
              {formatDate(post.published_at, locale)}
            </time>
            <Heading className="mt-1 text-h3">
              <Link
                href={hrefTo(
                  { name: "content", slug: post.slug.split("/") },
                  { locale, defaultLocale: site.defaultLocale },
                )}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {post.title}
              </Link>
            </Heading>
            {post.excerpt && <p className="mt-1.5 line-clamp-3 text-muted">{post.excerpt}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
}
