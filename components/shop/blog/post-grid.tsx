import type { CSSProperties } from "react";
import { GRID } from "#components/kit/ui/grid.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { firstPictures } from "#lib/shop/media/first-pictures.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { PostCard } from "./post-card.tsx";

interface Props {
  context: SiteContext;
  posts: readonly Post[];
  headings?: 2 | 3;
  style?: CSSProperties;
  /** How many pictures are visible at once on a phone, and are therefore loaded first. */
  eager?: number;
}

/** Posts as cards: picture, date, title, excerpt. */
export const PostGrid = ({ context, posts, headings = 3, style, eager = 0 }: Props) => {
  const { MEDIA_URL } = getSettings();
  const first = firstPictures(posts, ({ media }) => toImage(media, MEDIA_URL), eager);
  return (
    <ul className={GRID} style={style}>
      {posts.map((post) => (
        <li key={post.id} className="min-w-0">
          <PostCard context={context} post={post} heading={headings} priority={first.has(post)} />
        </li>
      ))}
    </ul>
  );
};
