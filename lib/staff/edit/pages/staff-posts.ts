import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { staffPostsCall } from "#lib/shop/api/calls/product-variants.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { dataOf, type StaffRequest, type StaffSend } from "#lib/staff/edit/staff-route.ts";
import { offersCall, textOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";
import type { PostTypeInfo } from "./page-info.ts";

/** Types that one call may name. */
const MOST_TYPES = 50;
/** The most pages of a list that are read, with a hundred entries each. */
const MOST_PAGES = 5;

/** The post types of a site. `page` and `post` always exist. */
export async function listPostTypes(send: StaffSend): Promise<PostTypeInfo[]> {
  const found = dataOf(
    await send(calls.cms.postType.filterStandard, { input: { page: 1, limit: 100 } }),
  );
  const known = found.filter(({ slug }) => slug !== "");
  const missing = ["page", "post"].filter((slug) => !known.some((type) => type.slug === slug));
  return [...missing.map((slug) => ({ id: null, slug, title: "" })), ...known].slice(0, MOST_TYPES);
}

/** The categories and tags of the site's posts. */
export async function listTerms(
  send: StaffSend,
): Promise<{ readonly id: number; readonly title: string }[]> {
  const input = { termTypeTitles: "category,tag", noPaginate: "true" } as const;
  const { categories } = dataOf(await send(calls.cms.term.filter, { input }));
  return categories.map(({ id, title, slug }) => ({ id, title: title || slug }));
}

/** Posts of the types with a slug in a language, drafts included. */
async function postsWithSlug(
  send: StaffSend,
  slug: string,
  types: readonly string[],
  locale?: string,
): Promise<Post[]> {
  const input = { slug, postTypeSlugs: types, status: "any", page: 1, limit: 20 } as const;
  const found = await send(staffPostsCall, { input, ...(locale && { locale }) });
  if (!found.ok && found.error.kind === "notFound") return [];
  return dataOf(found).items;
}

/** The post or page with a slug in the request's language, including drafts; null if there is none. */
async function findBySlug(
  send: StaffSend,
  slug: string,
  types: readonly string[],
): Promise<Post | null> {
  const found = await postsWithSlug(send, slug, types);
  return found.find((post) => post.slug === slug) ?? null;
}

/** A post or page by its id, read by its slug as drafts are; null if it does not exist in the request's language. */
export async function findPost(
  send: StaffSend,
  { id, slug }: { readonly id: number; readonly slug: string },
  types: readonly string[],
): Promise<Post | null> {
  const found = await postsWithSlug(send, slug, types);
  return found.find((post) => post.id === id) ?? null;
}

/** A post or page by its `slugMain`, in one language; null if it does not exist there. */
export async function findBySlugMain(
  send: StaffSend,
  slugMain: string,
  types: readonly string[],
  locale?: string,
): Promise<Post | null> {
  const found = await postsWithSlug(send, slugMain, types, locale);
  return found.find((post) => (post.slugMain || post.slug) === slugMain) ?? null;
}

/** Segments of a page's address after its language, null for a route of the shop. */
export const pagePath = z.array(z.string().min(1).max(300)).max(12).nullable();

type Where = Pick<StaffRequest<unknown>, "send" | "site"> & {
  readonly path: readonly string[] | null;
};

/**
 * The page or post at an address: `/` is the home page; anything else is found by its whole path, and by its last
 * segment.
 */
export async function findAtPath(
  { path, send, site }: Where,
  types: readonly string[],
): Promise<Post | null> {
  if (path === null) return null;
  if (path.length === 0) return findHome(send, site);
  const whole = path.join("/");
  const found = await findBySlug(send, whole, types);
  const last = path.at(-1) ?? "";
  return found ?? (last === whole ? null : findBySlug(send, last, types));
}

/**
 * Whether an address is taken: by a post or page, also a draft, or by anything else that the site shows there. A redirect
 * that can be deleted does not take it.
 */
export async function isTaken(
  { send, site }: Pick<StaffRequest<unknown>, "send" | "site">,
  slug: string,
  types: readonly string[],
  exceptId?: number,
): Promise<boolean> {
  const [posts, decided] = await Promise.all([
    postsWithSlug(send, slug, types),
    send(calls.cms.finder.decide, { input: { params: [slug] } }),
  ]);
  if (posts.some(({ id }) => id !== exceptId)) return true;
  if (!decided.ok && decided.error.kind === "notFound") return false;
  const { type, id } = dataOf(decided);
  if (type === "redirect" && offersCall(site, "redirects")) return false;
  const isOwn = id === exceptId && (type === "page" || type === "post");
  return type !== "none" && !isOwn;
}

/** Every page of the site in the request's language, by title. */
export async function listPages(send: StaffSend): Promise<Post[]> {
  const pages: Post[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const input = { postTypeSlugs: ["page"], status: "any", page, limit: 100 } as const;
    const list = dataOf(await send(staffPostsCall, { input }));
    pages.push(...list.items);
    if (list.items.length === 0 || page >= list.totalPages) break;
  }
  return pages.toSorted((one, other) => one.title.localeCompare(other.title));
}

/** The slug of the page behind `/`, the same in every language. */
export const homeSlugOf = (site: Pick<Site, "options">): string =>
  textOption(site, "HomePageSlug", "homepage");

/** The page behind `/` in the request's language; null if there is none. */
export const findHome = (send: StaffSend, site: Site): Promise<Post | null> =>
  findBySlugMain(send, homeSlugOf(site), ["page"]);

/** The tags to expire after a post or page was created or changed. */
export const tagsOfPost = (slugMain: string, ...slugs: readonly string[]) =>
  [
    "posts" as const,
    "paths" as const,
    `handler:page-section:${slugMain}` as const,
    ...new Set([slugMain, ...slugs].map((slug) => `post:${slug}` as const)),
  ] as const;
