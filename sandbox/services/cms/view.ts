import { type Db, fromJson } from "../../database/db.ts";
import { dressed, type Post, type Term, textIn } from "../../database/documents.ts";
import { mediaById, mediaOf, toMedia } from "../../domain/media.ts";
import type { Call } from "../../http/call.ts";

interface Parsed {
  readonly version: number;
  readonly docs: readonly unknown[];
  /** Each document with the text it was parsed from, by its id. */
  readonly texts: ReadonlyMap<number, { readonly text: string; readonly value: unknown }>;
}

/** The parsed documents of each database, by table and site. */
const parsed = new WeakMap<Db, Map<string, Parsed>>();

/** The documents of a site. What has not changed is neither read nor parsed again: a site may have thousands. */
function docs<T>(call: Call, table: "terms" | "posts"): readonly T[] {
  const { db, site } = call;
  const places = parsed.get(db) ?? new Map<string, Parsed>();
  parsed.set(db, places);
  const place = `${table}:${site.siteId}`;
  const before = places.get(place);
  // The place names what is parsed, and so its type.
  if (before?.version === db.version) return before.docs as readonly T[];
  const rows = db.all<{ id: number; doc: string }>(
    `SELECT id, doc FROM ${table} WHERE site_id = ? ORDER BY id`,
    site.siteId,
  );
  const texts = new Map(
    rows.map(({ id, doc }) => {
      const known = before?.texts.get(id);
      return [id, known?.text === doc ? known : { text: doc, value: fromJson<T>(doc) }] as const;
    }),
  );
  const list = [...texts.values()].map(({ value }) => value as T);
  places.set(place, { version: db.version, docs: list, texts });
  return list;
}

export const termsOf = (call: Call): readonly Term[] => docs<Term>(call, "terms");
export const postsOf = (call: Call): readonly Post[] => docs<Post>(call, "posts");

/** Posts that visitors see in the call's language: translated into it, and no drafts. */
export const shownPosts = (call: Call): Post[] =>
  postsOf(call).filter(
    (post) => isIn(post, call.language) && statusOf(post, call.language) === "published",
  );

export const isIn = ({ languages }: Post, language: string): boolean =>
  languages?.some((code) => code === language) ?? true;

export const statusOf = (post: Post, language: string): "draft" | "published" =>
  post.own?.[language]?.status ?? "published";

export const slugMainOf = (post: Post): string => post.slugMain ?? post.slug.en;

export const publishedAt = (post: Post, language: string): string =>
  post.own?.[language]?.publishedAt ?? post.publishedAt;

export const termsIn = (post: Post, language: string): readonly number[] =>
  post.own?.[language]?.terms ?? post.terms;

const pictureOf = (call: Call, id: number | null | undefined) => {
  const row = id ? mediaById(call.db, call.site.siteId, id) : undefined;
  return row ? toMedia(call.db, row, call.language) : null;
};

/** A term as the backend answers it (`docs/contract.md §5`). */
export const toTerm = (call: Call, term: Term) => ({
  id: term.id,
  title: textIn(term.title, call.language),
  slug: textIn(term.slug, call.language),
  slugMain: term.slug.en,
  parentId: term.parentId,
  termType: term.type,
  translations: Object.fromEntries(
    call.site.languages.map((code) => [code, textIn(term.slug, code)]),
  ),
});

/** A post as the backend answers it (`docs/contract.md §5`). Pages are posts too. */
export function toPost(call: Call, post: Post, terms: readonly Term[]) {
  const { language } = call;
  const own = post.own?.[language];
  const media =
    own?.mediaId === undefined
      ? post.picture && mediaOf(call.db, call.site.siteId, post.picture, language)
      : pictureOf(call, own.mediaId);
  const title = textIn(post.title, language);
  const excerpt = textIn(post.excerpt, language);
  const answer = {
    id: post.id,
    title,
    slug: textIn(post.slug, language),
    slugMain: slugMainOf(post),
    body: textIn(post.body, language),
    excerpt,
    media: media || null,
    published_at: publishedAt(post, language),
    author: { name: post.author },
    terms: terms
      .filter(({ id }) => termsIn(post, language).includes(id))
      .map((term) => toTerm(call, term)),
    postTypeSlug: post.kind,
    language_code: language,
    translations: Object.fromEntries(
      call.site.languages
        .filter((code) => isIn(post, code))
        .map((code) => [code, textIn(post.slug, code)]),
    ),
    seo: own?.seo
      ? { ...own.seo, image: pictureOf(call, own.seo.image) }
      : { title, description: excerpt, image: media || null },
    status: statusOf(post, language),
    ...(own ? { updated_at: own.updatedAt } : {}),
  };
  return dressed(answer, post);
}

/** The terms of these slugs (in the call's language, or language-independent) and all below them. */
export function withDescendants(
  call: Call,
  terms: readonly Term[],
  slugs: readonly string[],
): Set<number> {
  const found = new Set(
    terms
      .filter(
        (term) => slugs.includes(textIn(term.slug, call.language)) || slugs.includes(term.slug.en),
      )
      .map(({ id }) => id),
  );
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const term of terms)
      if (term.parentId !== null && found.has(term.parentId)) found.add(term.id);
  }
  return found;
}
