import "server-only";
import { z } from "zod";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import {
  findAtPath,
  findBySlugMain,
  listPostTypes,
  pagePath,
} from "#lib/staff/edit/pages/staff-posts.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import {
  type Cell,
  isOlder,
  isThere,
  type LanguageStatus,
  type SectionRow,
  sectionRows,
} from "./statuses.ts";

/** POST /api/edit/languages/status: the status of a page and its sections in every language of the site. */
export const handleStatus = staffRoute({
  action: "languages.status",
  scope: null,
  body: z.object({ path: pagePath }),
  run: async ({ input, send, site, locale: shown }): Promise<LanguageStatus> => {
    const known = await listPostTypes(send);
    const types = known.flatMap(({ id, slug, title }) => (id === null ? [] : { id, slug, title }));
    const slugs = known.map(({ slug }) => slug);
    const languages = mainFirst(site.defaultLocale, site.languages);
    const [page, shared] = await Promise.all([
      findAtPath({ path: input.path, send, site }, slugs),
      sharedRows(send, languages, shown),
    ]);
    if (!page) return { page: null, rows: [], shared, types };

    const slugMain = page.slugMain || page.slug;
    const handler = `page-section:${slugMain}`;
    const found = await Promise.all(
      languages.map(async (locale) => {
        const [post, elements] = await Promise.all([
          findBySlugMain(send, slugMain, slugs, locale),
          send(rawElementCalls.getByHandlers, {
            input: { handlers: [handler] },
            locale,
          }),
        ]);
        return { locale, post: isThere(post, locale) ? post : null, elements: dataOf(elements) };
      }),
    );
    const source = found.find(({ post }) => post !== null);
    const cells = found.map(({ locale, post }): [string, Cell] => {
      if (!post) return [locale, { status: "missing", id: null }];
      if (locale === source?.locale) return [locale, { status: "source", id: post.id }];
      const own = { saved: post.updated_at, begun: "" };
      const isOutdated = isOlder(own, { saved: source?.post?.updated_at ?? "" });
      return [locale, { status: isOutdated ? "outdated" : "present", id: post.id }];
    });
    return {
      page: {
        slugMain,
        title: page.title || page.slug,
        from: source?.locale ?? site.defaultLocale,
        cells: Object.fromEntries(cells),
      },
      rows: sectionRows(
        handler,
        new Map(found.map(({ locale, elements }) => [locale, elements])),
        shown,
        plainText,
      ),
      shared,
      types,
    };
  },
});

/** The elements shared by every page, in one call per language. */
async function sharedRows(
  send: StaffSend,
  languages: readonly string[],
  shown: string,
): Promise<SectionRow[]> {
  const handlers = Object.keys(SHELL);
  const found = await Promise.all(
    languages.map(async (locale) => {
      const answer = await send(rawElementCalls.getByHandlers, { input: { handlers }, locale });
      return { locale, elements: dataOf(answer) };
    }),
  );
  return handlers.flatMap((handler) => {
    const own = found.map(({ locale, elements }) => {
      // Of several, the first is shown (lib/web/data/content/layout.ts).
      const first = elements.find((element) => element.handler === handler);
      return [locale, first ? [first] : []] as const;
    });
    return sectionRows(handler, new Map(own), shown, plainText);
  });
}

/** The languages of the site, its main one first. */
export const mainFirst = (
  main: string,
  languages: readonly { readonly code: string }[],
): string[] => [main, ...languages.map(({ code }) => code).filter((code) => code !== main)];
