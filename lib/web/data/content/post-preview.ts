import "server-only";
import { cache } from "react";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";

/** One holder per request. The edit tree sets a draft in it; shoppers' pages cannot (docs/edit-mode.md §3.4). */
const box = cache((): { current: Post | null } => ({ current: null }));

/** Called by the edit tree for a draft, before anything is read. */
export const setPostPreview = (post: Post): void => {
  box().current = post;
};

/** The draft that this request shows, if it has this slug. */
export const previewedPost = (slug: string): Post | null => {
  const post = box().current;
  return post?.slug === slug ? post : null;
};
