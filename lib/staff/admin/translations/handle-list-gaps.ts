import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { mainFirst } from "#lib/staff/edit/languages/handle-status.ts";
import { listPostTypes } from "#lib/staff/edit/pages/staff-posts.ts";
import { type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { inTurns, listPosts, MOST_HANDLERS } from "#lib/staff/edit/uses/site-contents.ts";
import { pageHandler } from "#lib/web/data/content/elements.ts";
import { textOption } from "#lib/web/site/options.ts";
import { findGaps } from "./find-gaps.ts";
import type { Gap, LanguageContents } from "./gaps.ts";

/** Milliseconds for one call, and after which no further ones are made. */
const PATIENCE = 5_000;
const LONGEST = 15_000;
/** The newest posts of each type that are read. */
const MOST_POSTS = 1_000;
const MOST_TYPES = 20;
const MOST_GAPS = 3_000;

/** The answer of POST /api/admin/translations/list. */
export interface ListedGaps {
  readonly gaps: readonly Gap[];
  /** Languages of which not everything could be read. */
  readonly unread: readonly string[];
  /** More are missing than are listed. */
  readonly isCut: boolean;
}

/**
 * POST /api/admin/translations/list: what of the site is missing in which of its languages. All of it is answered at once, so
 * that filters and search need no further answer.
 */
export const handleListGaps = staffRoute({
  action: "translations.list",
  scope: null,
  outsideEdit: true,
  limit: { name: "translations", count: 60, window: 60_000 },
  body: z.object({}),
  run: async ({ send, site }): Promise<ListedGaps> => {
    const until = Date.now() + LONGEST;
    const isLate = () => Date.now() > until;
    const types = (await listPostTypes(send)).map(({ slug }) => slug).slice(0, MOST_TYPES);
    const menu = textOption(site, "MainNavigation", "main");
    const languages: LanguageContents[] = [];
    const unread: string[] = [];
    for (const locale of mainFirst(site.defaultLocale, site.languages)) {
      const { isWhole, ...contents } = await readLanguage(send, { locale, types, menu, isLate });
      languages.push(contents);
      if (!isWhole) unread.push(locale);
    }
    const gaps = findGaps(languages, site);
    return { gaps: gaps.slice(0, MOST_GAPS), unread, isCut: gaps.length > MOST_GAPS };
  },
});

interface Wanted {
  readonly locale: string;
  readonly types: readonly string[];
  readonly menu: string;
  readonly isLate: () => boolean;
}

async function readLanguage(
  send: StaffSend,
  { locale, types, menu: id, isLate }: Wanted,
): Promise<LanguageContents & { readonly isWhole: boolean }> {
  const options = { deadline: PATIENCE, locale };
  const wanted = { status: "any", most: MOST_POSTS, isLate } as const;
  const [menu, ...lists] = await Promise.all([
    send(calls.cms.navigation.tree, { params: { id }, ...options }),
    ...types.map((type) => listPosts(send, type, wanted, options)),
  ]);
  const slugs = lists.flatMap(({ posts }) => posts.map(({ slugMain, slug }) => slugMain || slug));
  const handlers = [...Object.keys(SHELL), ...new Set(slugs.map(pageHandler))];
  const groups = Array.from({ length: Math.ceil(handlers.length / MOST_HANDLERS) }, (_, at) =>
    handlers.slice(at * MOST_HANDLERS, (at + 1) * MOST_HANDLERS),
  );
  const reads = await inTurns(groups, isLate, async (some) => ({
    some,
    read: await send(rawElementCalls.getByHandlers, { input: { handlers: some }, ...options }),
  }));
  const elements = new Map<string, Readonly<Record<string, unknown>>[]>();
  for (const { some, read } of reads)
    if (read.ok) {
      for (const handler of some) elements.set(handler, []);
      for (const element of read.data) elements.get(String(element.handler))?.push(element);
    }
  const hasNoMenu = !menu.ok && menu.error.status === 404;
  return {
    locale,
    posts: new Map(
      types.map((type, at) => {
        const { posts = [], isWhole = false } = lists[at] ?? {};
        return [type, { items: posts, isWhole }];
      }),
    ),
    elements,
    entries: menu.ok ? countEntries(menu.data.items) : hasNoMenu ? 0 : null,
    isWhole:
      (menu.ok || hasNoMenu) &&
      lists.every((list) => list.isWhole) &&
      reads.length === groups.length &&
      reads.every(({ read }) => read.ok),
  };
}

interface Entry {
  readonly children: readonly Entry[];
}

const countEntries = (items: readonly Entry[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countEntries(children), 0);
