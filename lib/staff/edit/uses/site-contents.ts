import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { staffPostsCall } from "#lib/shop/api/calls/product-variants.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import type { StaffSend } from "#lib/staff/edit/staff-route.ts";
import { pageHandler } from "#lib/web/data/content/elements.ts";

/** Posts of one answer. */
const PER_PAGE = 100;
/** Handlers of one call. */
export const MOST_HANDLERS = 50;
/** Calls at the same time. */
const AT_ONCE = 6;
const MASTERS = "master-section";

/** A place in the content of a site. */
export interface Place {
  /**
   * `section`: of a page; `everywhere`: shown on every page; `text`: what a page or post has itself; `menu`; `master`: a section
   * that others follow.
   */
  readonly kind: "section" | "everywhere" | "text" | "menu" | "master";
  /** Null for the text of a page, and for the menu. */
  readonly elementId: number | null;
  /** Slug of the page that it is on; null for what is shown on every page. */
  readonly slug: string | null;
  /** Title of the page; "" for what is shown on every page. */
  readonly title: string;
}

export interface Content extends Place {
  readonly content: unknown;
}

export interface Wanted {
  /** Slugs of the types of posts; sections are those of pages. */
  readonly types: readonly string[];
  readonly status: "published" | "any";
  /** The most posts of a type, the newest: a multiple of a hundred. */
  readonly most: number;
  /** The name or number of the menu. */
  readonly menu: string;
  readonly withMasters?: boolean;
  readonly locale?: string;
  /** Milliseconds for one call. */
  readonly patience: number;
  /** Asked before each group of calls: no more are made once it is true. */
  readonly isLate: () => boolean;
}

/**
 * The contents of the site in one language: sections, what is shown on every page, texts and pictures of posts, and the menu.
 * Products and events are not part of it.
 *
 * @returns `isWhole`: everything was read; `isRead`: the sections, or some of them, were
 */
export async function readContents(
  send: StaffSend,
  wanted: Wanted,
): Promise<{ contents: readonly Content[]; isWhole: boolean; isRead: boolean }> {
  const { locale, patience: deadline } = wanted;
  const options = { deadline, ...(locale !== undefined && { locale }) };
  const [menu, ...lists] = await Promise.all([
    send(calls.cms.navigation.tree, { params: { id: wanted.menu }, ...options }),
    ...wanted.types.map((type) => listPosts(send, type, wanted, options)),
  ]);
  const posts = lists.flatMap((list) => list.posts);
  const pages = new Map<string, Post>(
    posts.flatMap((post) =>
      post.postTypeSlug === "page" ? [[pageHandler(post.slugMain || post.slug), post]] : [],
    ),
  );
  const handlers = [
    ...Object.keys(SHELL),
    ...(wanted.withMasters ? [MASTERS] : []),
    ...pages.keys(),
  ];
  const groups = Array.from({ length: Math.ceil(handlers.length / MOST_HANDLERS) }, (_, at) =>
    handlers.slice(at * MOST_HANDLERS, (at + 1) * MOST_HANDLERS),
  );
  const reads = await inTurns(groups, wanted.isLate, (some) =>
    send(calls.cms.element.getByHandlers, { input: { handlers: some }, ...options }),
  );
  const elements = reads.flatMap((read) => (read.ok ? read.data : []));
  return {
    contents: [
      ...elements.map((element): Content => {
        const page = pages.get(element.handler);
        const kind = page ? "section" : element.handler === MASTERS ? "master" : "everywhere";
        const { slug = null, title = "" } = page ?? {};
        return { kind, elementId: element.id, slug, title, content: element };
      }),
      ...posts.map(
        ({ slug, title, body, excerpt, media, seo }): Content => ({
          kind: "text",
          elementId: null,
          slug,
          title,
          content: { body, excerpt, media, image: seo?.image },
        }),
      ),
      ...(menu.ok ? [menuContent(menu.data.items)] : []),
    ],
    isRead: reads.some((read) => read.ok) && lists.some((list) => list.isRead),
    isWhole:
      isRead(menu) &&
      lists.every((list) => list.isWhole) &&
      reads.length === groups.length &&
      reads.every((read) => read.ok),
  };
}

const menuContent = (content: unknown): Content => ({
  kind: "menu",
  elementId: null,
  slug: null,
  title: "",
  content,
});

/** A menu that does not exist has been read. */
const isRead = (result: Result<unknown>): boolean => result.ok || result.error.status === 404;

/** The newest posts of a type. */
export async function listPosts(
  send: StaffSend,
  type: string,
  { status, most, isLate }: Pick<Wanted, "status" | "most" | "isLate">,
  options: { readonly deadline: number; readonly locale?: string },
) {
  const posts: Post[] = [];
  for (let page = 1; page <= most / PER_PAGE; page += 1) {
    if (page > 1 && isLate()) return { posts, isRead: true, isWhole: false };
    const input = { postTypeSlugs: [type], status, page, limit: PER_PAGE };
    const list = await send(staffPostsCall, { input, ...options });
    if (!list.ok) return { posts, isRead: page > 1, isWhole: false };
    posts.push(...list.data.items);
    if (page >= list.data.totalPages) return { posts, isRead: true, isWhole: true };
  }
  return { posts, isRead: true, isWhole: false };
}

/** The answers to some calls, a few at the same time; fewer if it has become late. */
export async function inTurns<In, Out>(
  all: readonly In[],
  isLate: () => boolean,
  call: (one: In) => Promise<Out>,
): Promise<Out[]> {
  const answers: Out[] = [];
  for (let at = 0; at < all.length && (at === 0 || !isLate()); at += AT_ONCE)
    answers.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(call))));
  return answers;
}
