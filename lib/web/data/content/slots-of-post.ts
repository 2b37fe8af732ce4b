import "server-only";
import type { Element, Post } from "#lib/shop/api/schemas/content-schema.ts";
import { elementOfPost, type PostKind } from "#lib/shop/domain/content/post-element.ts";
import { previewed } from "./element-preview.ts";

/** The texts and the picture of a post or page as slots; for an editor with unsaved changes applied. */
export function slotsOfPost(post: Post, kind: PostKind): Element {
  const element = elementOfPost(post, kind);
  return previewed([element], [element.handler])[0] ?? element;
}
