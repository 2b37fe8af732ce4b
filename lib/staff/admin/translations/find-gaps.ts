import "server-only";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { type EditTarget, fragmentOf } from "#lib/staff/edit/edit-target.ts";
import { type SectionRow, sectionRows } from "#lib/staff/edit/languages/statuses.ts";
import { homeSlugOf } from "#lib/staff/edit/pages/staff-posts.ts";
import { pageHandler } from "#lib/web/data/content/elements.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import type { Site as WholeSite } from "#lib/web/site/types.ts";
import {
  type Gap,
  type KnownPost,
  knownPosts,
  type LanguageContents,
  sectionGaps,
} from "./gaps.ts";

type Site = Pick<WholeSite, "defaultLocale" | "options">;

const NO_POST = { title: "", type: "", section: null, entries: null } as const;

/** Everything that is missing in a language: pages and posts, then their sections, what is shown on every page, and the menu. */
export function findGaps(languages: readonly LanguageContents[], site: Site): Gap[] {
  const posts = knownPosts(languages);
  return [
    ...posts.flatMap((post) => ofPost(post, site)),
    ...posts.flatMap((post) => ofSections(post, languages, site)),
    ...ofShell(languages, site),
    ...ofMenu(languages, site),
  ];
}

/** The address of a page in the language that it is translated from, where a dialog opens. */
function addressIn(
  { slugMain, versions }: KnownPost,
  from: string,
  target: EditTarget,
  site: Site,
): string {
  const { slug = slugMain } = versions.get(from) ?? {};
  if (slugMain === homeSlugOf(site)) return homeIn(from, target, site);
  const where = { locale: from, defaultLocale: site.defaultLocale };
  const route = { name: "content", slug: slug.split("/") } as const;
  return hrefTo(route, where, { editPage: "true" }) + fragmentOf(target);
}

const homeIn = (locale: string, target: EditTarget | null, { defaultLocale }: Site): string =>
  hrefTo({ name: "home" }, { locale, defaultLocale }, { editPage: "true" }) +
  (target ? fragmentOf(target) : "");

function ofPost(post: KnownPost, site: Site): Gap[] {
  const [[from, source] = []] = post.versions;
  if (from === undefined || !source) return [];
  const { slugMain, type } = post;
  return post.lacking.map((language) => ({
    ...NO_POST,
    kind: type === "page" ? "page" : "post",
    title: source.title || source.slug,
    type,
    language,
    from,
    address: addressIn(post, from, { kind: "translate", language, id: null }, site),
    job: { kind: "page", from, to: language, slugMain },
  }));
}

/** The rows of a handler, of the languages in which it was read. */
function rowsOf(handler: string, languages: readonly LanguageContents[]): SectionRow[] {
  const read = languages.flatMap(({ locale, elements }) => {
    const own = elements.get(handler);
    return own ? [[locale, own] as const] : [];
  });
  return sectionRows(handler, new Map(read), "", plainText);
}

/** A missing page gets its sections when it is created: only languages that have the page count. */
function ofSections(post: KnownPost, languages: readonly LanguageContents[], site: Site): Gap[] {
  const { slugMain, type, versions } = post;
  if (versions.size < 2) return [];
  const handler = pageHandler(slugMain);
  const there = languages.filter(({ locale }) => versions.has(locale));
  return rowsOf(handler, there).flatMap((row) =>
    sectionGaps(row, (language) => versions.has(language)).map(({ language, id }): Gap => {
      const { from, component, title: words } = row;
      const source = versions.get(from);
      return {
        kind: "section",
        title: source?.title || source?.slug || slugMain,
        type,
        section: { name: component, words },
        entries: null,
        language,
        from,
        address: addressIn(post, from, { kind: "translate", language, id }, site),
        job: { kind: "section", from, to: language, id, handler },
      };
    }),
  );
}

function ofShell(languages: readonly LanguageContents[], site: Site): Gap[] {
  return Object.keys(SHELL).flatMap((handler) => {
    // Of several, the first is shown (lib/web/data/content/layout.ts).
    const firsts = languages.map(({ elements, ...language }) => {
      const own = elements.get(handler);
      return {
        ...language,
        elements: new Map(own ? [[handler, own.slice(0, 1)] as const] : []),
      };
    });
    return rowsOf(handler, firsts).flatMap((row) =>
      sectionGaps(row, () => true).map(({ language, id }): Gap => {
        const { from, title: words } = row;
        return {
          ...NO_POST,
          kind: "shared",
          section: { name: handler, words },
          language,
          from,
          address: homeIn(from, { kind: "translate", language, id }, site),
          job: { kind: "section", from, to: language, id, handler },
        };
      }),
    );
  });
}

/** The menu has no call that writes it (docs/contract.md §5.5): it is only named. */
function ofMenu(languages: readonly LanguageContents[], site: Site): Gap[] {
  const counted = languages.flatMap(({ locale, entries }) =>
    entries === null ? [] : [{ locale, entries }],
  );
  const [most] = counted.toSorted((one, other) => other.entries - one.entries);
  if (!most) return [];
  return counted.flatMap(({ locale: language, entries }): Gap[] =>
    entries < most.entries
      ? [
          {
            ...NO_POST,
            kind: "menu",
            entries: { there: entries, all: most.entries },
            language,
            from: most.locale,
            address: homeIn(language, null, site),
            job: null,
          },
        ]
      : [],
  );
}
