import type { CSSProperties } from "react";
import { GRID } from "#components/ui/grid.ts";
import type { Post } from "#lib/api/schemas/content.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { PostCard } from "./post-card.tsx";

interface Props {
  context: SiteContext;
  posts: readonly Post[];
  headings?: 2 | 3;
  style?: CSSProperties;
  /** Pictures that are visible at once on a phone, and therefore loaded first. */
  eager?: number;
}

/** Posts as cards: picture, date, title, excerpt. */
export const PostGrid = ({ context, posts, headings = 3, style, eager = 0 }: Props) => (
  <ul className={GRID} style={style}>
    {posts.map((post, index) => (
      <li key={post.id} className="min-w-0">
        <PostCard context={context} post={post} heading={headings} priority={index < eager} />
      </li>
    ))}
  </ul>
);
