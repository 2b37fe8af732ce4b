import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import type { TranslateJob } from "#lib/staff/edit/languages/jobs.ts";
import { isThere, type SectionRow } from "#lib/staff/edit/languages/statuses.ts";

/** `shared`: shown on every page, such as the footer; `menu`: of the header, which the shop can only read. */
export const GAP_KINDS = ["page", "post", "section", "shared", "menu"] as const;
export type GapKind = (typeof GAP_KINDS)[number];

/** Something of the site that a language has no counterpart of. */
export interface Gap {
  readonly kind: GapKind;
  /** Title of the page or post; "" for content shown on every page. */
  readonly title: string;
  /** Slug of its type; "" for what is not a post. */
  readonly type: string;
  /** Of a section: its component, or the handler of what is shown on every page, and its first words. */
  readonly section: { readonly name: string; readonly words: string } | null;
  /** For a menu: the number of entries in the language, and in the language with the most. */
  readonly entries: { readonly there: number; readonly all: number } | null;
  /** The language that lacks it. */
  readonly language: string;
  /** The language that it would be translated from. */
  readonly from: string;
  /** The dialog that translates it, in edit mode. */
  readonly address: string;
  /** Makes the counterpart; null for what the shop can only read. */
  readonly job: TranslateJob | null;
}

/** The contents of one language, and how much of it was read. */
export interface LanguageContents {
  readonly locale: string;
  /** By type. */
  readonly posts: ReadonlyMap<
    string,
    { readonly items: readonly Post[]; readonly isWhole: boolean }
  >;
  /** The elements of each handler that was read. */
  readonly elements: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;
  /** Entries of the menu at every level; null if it could not be read. */
  readonly entries: number | null;
}

/** A page or post with the languages that have it. */
export interface KnownPost {
  readonly slugMain: string;
  readonly type: string;
  /** The post as each language has it, the main language first. */
  readonly versions: ReadonlyMap<string, Post>;
  /** Languages that do not have it for sure. */
  readonly lacking: readonly string[];
}

const mainOf = ({ slugMain, slug }: Post): string => slugMain || slug;

/** The pages and posts of the site, each once. A list that was not read to its end proves nothing by what it lacks. */
export function knownPosts(languages: readonly LanguageContents[]): KnownPost[] {
  const all = new Map<string, { type: string; versions: Map<string, Post> }>();
  for (const { locale, posts } of languages)
    for (const [type, { items }] of posts)
      for (const post of items) {
        if (!isThere(post, locale)) continue;
        const known = all.get(`${type} ${mainOf(post)}`) ?? { type, versions: new Map() };
        all.set(`${type} ${mainOf(post)}`, known);
        known.versions.set(locale, post);
      }
  return [...all.values()].flatMap(({ type, versions }) => {
    const [first] = versions.values();
    if (!first) return [];
    const named = Object.keys(first.translations);
    const lacking = languages.flatMap(({ locale, posts }) => {
      if (versions.has(locale)) return [];
      const isSure = named.length > 0 ? !named.includes(locale) : posts.get(type)?.isWhole;
      return isSure ? [locale] : [];
    });
    return [{ slugMain: mainOf(first), type, versions, lacking }];
  });
}

/** The languages that lack a section, of those that have what it is part of. */
export const sectionGaps = (
  row: SectionRow,
  isOwnerThere: (language: string) => boolean,
): { readonly language: string; readonly id: number }[] => {
  const id = row.cells[row.from]?.id ?? null;
  if (id === null) return [];
  return Object.entries(row.cells).flatMap(([language, { status }]) =>
    status === "missing" && isOwnerThere(language) ? [{ language, id }] : [],
  );
};
