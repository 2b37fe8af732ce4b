import type { Element, Post } from "#lib/shop/api/schemas/content-schema.ts";

/** Whether a text is that of a page or of a post of any type. */
export type PostKind = "page" | "post";

/**
 * The first id of posts among those of elements. A backend numbers both from 1, and one address must identify one value
 * (docs/edit-mode.md §2).
 */
const FIRST = 2 ** 50;
const HANDLER = /^(page|post):./s;
/** The longest handler in a request. */
const LONGEST = 300;

/** The number by which the texts of a post are addressed. */
export const elementIdOfPost = (id: number): number => FIRST + id;

/** The id of the post whose texts have this number; null for an element. */
export const postIdOf = (elementId: number): number | null =>
  elementId > FIRST ? elementId - FIRST : null;

/** Whether a handler names a page or post, by its slug: `post:winter-colours`. An element's handlers look otherwise. */
export function postKindOf(handler = ""): PostKind | null {
  const kind = HANDLER.exec(handler)?.[1];
  return kind === "page" || kind === "post" ? kind : null;
}

/** The slug in such a handler; "" in any other. */
export const slugOfHandler = (handler: string): string =>
  postKindOf(handler) ? handler.slice(handler.indexOf(":") + 1) : "";

/**
 * The texts and the picture of a post or page as an element, so that they are editable like a section's. Address,
 * terms, author and date are left out, because they are settings. A post whose slug is too long for a handler cannot be
 * edited on its page.
 */
export function elementOfPost(
  { id, slug, title, excerpt, body, media, updated_at }: Post,
  kind: PostKind,
): Element {
  const handler = `${kind}:${slug}`;
  return {
    id: elementIdOfPost(id),
    handler: handler.length > LONGEST ? "" : handler,
    title,
    meta: { title: title.trim() === "" ? "" : title, excerpt, body, media },
    linkMeta: {},
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [],
    language_code: "",
    created_at: "",
    updated_at,
  };
}
