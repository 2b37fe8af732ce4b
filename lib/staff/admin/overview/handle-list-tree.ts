import "server-only";
import { z } from "zod";
import { isUpcoming } from "#lib/shop/domain/content/schedule.ts";
import { homeSlugOf, listPostTypes } from "#lib/staff/edit/pages/staff-posts.ts";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { listPosts } from "#lib/staff/edit/uses/site-contents.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

/** Milliseconds for one call, and after which no further ones are made. */
const PATIENCE = 5_000;
const LONGEST = 10_000;
/** The newest posts of each type that are read. */
const MOST_POSTS = 2_000;
const MOST_TYPES = 20;

/** A page or post as the tree of the overview shows it. */
export interface TreePage {
  readonly id: number;
  /** Slug of its type. */
  readonly type: string;
  readonly title: string;
  /** Its address without the language; "" for the home page. */
  readonly path: string;
  /** The page in edit mode. */
  readonly address: string;
  readonly isDraft: boolean;
  /** Since when visitors will see it (ISO 8601); "" for one that they may see already. */
  readonly upcoming: string;
  /** Codes of the languages that it is missing in. */
  readonly missing: readonly string[];
}

/** The answer of POST /api/admin/pages/list. */
export interface ListedTree {
  readonly types: readonly { readonly slug: string; readonly title: string }[];
  readonly pages: readonly TreePage[];
  /** Whether every page and post was read. */
  readonly isWhole: boolean;
}

/** POST /api/admin/pages/list: every page and post in the language of the request, drafts included, at once. */
export const handleListTree = staffRoute({
  action: "page.tree",
  scope: null,
  outsideEdit: true,
  body: z.object({}),
  run: async ({ send, site, locale }): Promise<ListedTree> => {
    const until = Date.now() + LONGEST;
    const types = (await listPostTypes(send)).slice(0, MOST_TYPES);
    const wanted = { status: "any", most: MOST_POSTS, isLate: () => Date.now() > until } as const;
    const lists = await Promise.all(
      types.map(({ slug }) => listPosts(send, slug, wanted, { deadline: PATIENCE, locale })),
    );
    const codes = site.languages.map(({ code }) => code);
    const home = homeSlugOf(site);
    const now = Date.now();
    const where = { locale, defaultLocale: site.defaultLocale };
    const pages = lists.flatMap(({ posts }, at) =>
      posts.map((post): TreePage => {
        const { id, title, slug, slugMain, status, translations } = post;
        const isHome = (slugMain || slug) === home;
        const named = Object.keys(translations);
        const route = isHome
          ? ({ name: "home" } as const)
          : ({ name: "content", slug: slug.split("/") } as const);
        return {
          id,
          type: types[at]?.slug ?? "",
          title: title || slug,
          path: isHome ? "" : slug,
          address: hrefTo(route, where, { editPage: "true" }),
          isDraft: status === "draft",
          upcoming: isUpcoming(post, now) ? post.published_at : "",
          // If the backend lists no translations, nothing is known about them.
          missing: named.length === 0 ? [] : codes.filter((code) => !named.includes(code)),
        };
      }),
    );
    return {
      types: types.map(({ slug, title }) => ({ slug, title })),
      pages,
      isWhole: lists.every((list) => list.isWhole),
    };
  },
});
